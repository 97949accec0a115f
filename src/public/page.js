/* Runs in the head, before the first paint: picks the device class, then wires the few buttons (PUB-02). */
(() => {
  const { userAgent, maxTouchPoints } = navigator;
  const pickDevice = () => {
    if (/android/i.test(userAgent)) return 'android';
    if (/iphone|ipod|ipad/i.test(userAgent)) return 'apple';
    // iPadOS calls itself a Macintosh; no Mac has a touch screen.
    if (/macintosh/i.test(userAgent)) return maxTouchPoints > 1 ? 'apple' : 'mac';
    return 'desk';
  };
  const device = pickDevice();
  document.documentElement.dataset.device = device;

  // A page from a shared cache counts itself once it is shown; a page that is only prefetched does not.
  const { views } = document.currentScript.dataset;
  const count = () => {
    fetch(views + location.search, { method: 'POST', keepalive: true }).catch(() => undefined);
  };
  if (views && document.prerendering)
    document.addEventListener('prerenderingchange', count, { once: true });
  else if (views) count();

  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('[data-print]')) {
      button.addEventListener('click', () => print());
    }
    const save = document.querySelector('#google-wallet a');
    if (device === 'android' && save) loadGoogleButton(save.href.split('/').at(-1));
  });

  // The plain link stays until Google's own button stands beside it, and for good where the script is blocked.
  const loadGoogleButton = (jwt) => {
    window.___gcfg = { parsetags: 'explicit' };
    const script = document.createElement('script');
    script.src = 'https://apis.google.com/js/platform.js';
    script.async = true;
    script.onload = () =>
      window.gapi?.savetoandroidpay?.render('google-wallet-button', {
        jwt,
        height: 'standard',
        size: 'matchparent',
        theme: 'dark',
      });
    document.head.append(script);
  };
})();
