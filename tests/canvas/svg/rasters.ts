/** Features that only a browser can draw: stored as a raster, exactly as in Chromium, and reported. */
interface Raster {
  readonly body: string;
  /** The reason in the report for drawing it as an image. */
  readonly because: string;
}

export const RASTERS: Readonly<Record<string, Raster>> = {
  'a mask of light': {
    body: '<linearGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><mask id="m"><rect width="400" height="400" fill="url(#g)"/></mask><g id="x" mask="url(#m)"><rect width="400" height="200" fill="#E4572E"/><rect y="200" width="400" height="200" fill="#17BEBB"/></g>',
    because: 'a mask',
  },
  'a mask of transparency': {
    body: '<mask id="m" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="400" height="400"><circle cx="200" cy="200" r="150" fill="#000"/></mask><rect id="x" width="400" height="400" fill="#E4572E" mask="url(#m)"/>',
    because: 'a mask',
  },
  'a blur': {
    body: '<filter id="f"><feGaussianBlur stdDeviation="12"/></filter><circle id="x" cx="200" cy="200" r="120" fill="#E4572E" filter="url(#f)"/>',
    because: 'a filter',
  },
  'a drop shadow of filter parts': {
    body: '<filter id="f" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="8"/><feGaussianBlur stdDeviation="8"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1"/><feBlend mode="normal" in="SourceGraphic" in2="effect1" result="shape"/></filter><g id="x" filter="url(#f)"><rect x="80" y="80" width="240" height="200" rx="20" fill="#17BEBB"/></g>',
    because: 'a filter',
  },
  'a shadow by style': {
    body: '<rect id="x" x="80" y="80" width="240" height="200" fill="#17BEBB" style="filter:drop-shadow(6px 10px 8px rgba(228,87,46,.6))"/>',
    because: 'a filter',
  },
  'lighting and turbulence': {
    body: '<filter id="f"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="2" seed="4"/><feDiffuseLighting lighting-color="#FFC914" surfaceScale="3"><feDistantLight azimuth="45" elevation="55"/></feDiffuseLighting></filter><rect id="x" width="400" height="400" filter="url(#f)"/>',
    because: 'a filter',
  },
  'a pattern': {
    body: '<pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><rect width="40" height="40" fill="#FFF6E8"/><circle cx="20" cy="20" r="12" fill="#E4572E"/></pattern><rect id="x" x="20" y="20" width="360" height="360" fill="url(#p)"/>',
    because: 'a pattern',
  },
  'a pattern that takes over another': {
    body: '<pattern id="q" width=".25" height=".25"><rect width="30" height="60" fill="#17BEBB"/></pattern><pattern id="p" href="#q" x=".1"/><rect id="x" x="20" y="20" width="360" height="360" fill="url(#p)" stroke="#222222" stroke-width="8"/>',
    because: 'a pattern',
  },
  'a gradient that repeats': {
    body: '<linearGradient id="g" x2=".2" spreadMethod="repeat"><stop stop-color="#E4572E"/><stop offset="1" stop-color="#FFC914"/></linearGradient><rect id="x" x="20" y="20" width="360" height="360" fill="url(#g)"/>',
    because: 'a gradient that repeats, reflects or has a focal radius',
  },
  'a gradient that reflects': {
    body: '<radialGradient id="g" r=".2" spreadMethod="reflect"><stop stop-color="#E4572E"/><stop offset="1" stop-color="#FFC914"/></radialGradient><rect id="x" x="20" y="20" width="360" height="360" fill="url(#g)"/>',
    because: 'a gradient that repeats, reflects or has a focal radius',
  },
  'a gradient with a focal radius': {
    body: '<radialGradient id="g" fr=".2"><stop stop-color="#E4572E"/><stop offset="1" stop-color="#FFC914"/></radialGradient><rect id="x" x="20" y="20" width="360" height="360" fill="url(#g)"/>',
    because: 'a gradient that repeats, reflects or has a focal radius',
  },
  markers: {
    body: '<marker id="m" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="6" markerHeight="6" orient="auto-start-reverse"><path d="M0 0L10 5L0 10Z" fill="#E4572E"/></marker><path id="x" d="M60 300L200 80L340 300" fill="none" stroke="#222222" stroke-width="8" marker-start="url(#m)" marker-mid="url(#m)" marker-end="url(#m)"/>',
    because: 'a marker',
  },
  'words whose parts return to plain settings': {
    body: '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><text id="x" x="20" y="100" font-family="Lato" font-size="80" font-weight="700" letter-spacing="9" fill="#222222" fill-opacity=".4" filter="url(#f)">Wash<tspan x="20" y="200" font-size="16" letter-spacing="0" fill-opacity="1">any car</tspan></text>',
    because: 'a filter',
  },
  'a clip path of text': {
    body: '<clipPath id="c"><text x="20" y="260" font-family="Lato" font-size="160" font-weight="900">SALE</text></clipPath><rect id="x" width="400" height="400" fill="#E4572E" clip-path="url(#c)"/>',
    because: 'a clip path of text or of several shapes that cross',
  },
  'a clip path of shapes that cross': {
    body: '<clipPath id="c"><path d="M40 40H240V240H40Z"/><path d="M160 160V360H360V160Z"/></clipPath><rect id="x" width="400" height="400" fill="#E4572E" clip-path="url(#c)"/>',
    because: 'a clip path of text or of several shapes that cross',
  },
  'a clip path of a clipped shape': {
    body: '<clipPath id="a"><circle cx="200" cy="200" r="150"/></clipPath><clipPath id="c"><rect width="400" height="200" clip-path="url(#a)"/></clipPath><rect id="x" width="400" height="400" fill="#E4572E" clip-path="url(#c)"/>',
    because: 'a clip path of text or of several shapes that cross',
  },
  'a clip path given as a CSS shape': {
    body: '<rect id="x" width="400" height="400" fill="#E4572E" style="clip-path:circle(120px at 200px 180px)"/>',
    because: 'a clip path given as a CSS shape',
  },
  'a mask that blends with what lies beneath': {
    body: '<rect width="400" height="400" fill="#FFC914"/><mask id="m"><circle cx="200" cy="200" r="150" fill="#fff"/></mask><rect id="x" width="400" height="400" fill="#17BEBB" mask="url(#m)" style="mix-blend-mode:multiply"/>',
    because: 'a mask',
  },
  'a mask within a faded, clipped and moved group': {
    body: '<clipPath id="c"><rect width="400" height="260"/></clipPath><mask id="m"><circle cx="200" cy="200" r="150" fill="#fff"/></mask><g opacity=".5" clip-path="url(#c)" transform="translate(20 30) rotate(10)"><rect id="x" width="400" height="400" fill="#17BEBB" mask="url(#m)"/><circle cx="100" cy="100" r="60" fill="#E4572E"/></g>',
    because: 'a mask',
  },
  'a mask within groups that styles move, one about its own box': {
    body: '<mask id="m"><circle cx="200" cy="200" r="150" fill="#fff"/></mask><g style="translate:40px 30px;rotate:10deg;scale:.8"><g style="transform-box:fill-box;transform-origin:center;transform:rotate(45deg)"><rect id="x" width="300" height="300" fill="#17BEBB" mask="url(#m)"/><circle cx="380" cy="380" r="20" fill="#E4572E"/></g></g>',
    because: 'a mask',
  },
  'words along a path': {
    body: '<path id="p" d="M40 260C120 60 280 60 360 260" fill="none"/><text id="x" font-family="Lato" font-size="40" font-weight="700" fill="#E4572E"><textPath href="#p" startOffset="10%">Around the bend</textPath></text>',
    because: 'text along a path',
  },
  'words placed letter by letter': {
    body: '<text id="x" x="40 120 200" y="100 160 220" font-family="Lato" font-size="60" fill="#E4572E">abc</text>',
    because: 'letters that are placed one by one or stretched',
  },
  'words stretched to a length': {
    body: '<text id="x" x="40" y="200" textLength="320" lengthAdjust="spacingAndGlyphs" font-family="Lato" font-size="40" fill="#E4572E">stretched</text>',
    because: 'letters that are placed one by one or stretched',
  },
  'outlined words': {
    body: '<text id="x" x="20" y="240" font-family="Bebas Neue" font-size="160" fill="none" stroke="#E4572E" stroke-width="6">SALE</text>',
    because: 'outlined letters',
  },
  'words in a gradient': {
    body: '<linearGradient id="g"><stop stop-color="#E4572E"/><stop offset="1" stop-color="#17BEBB"/></linearGradient><text id="x" x="20" y="240" font-family="Bebas Neue" font-size="160" fill="url(#g)">SALE</text>',
    because: 'letters filled with a gradient or a pattern',
  },
  'underlined words': {
    body: '<text id="x" x="20" y="200" font-family="Lato" font-size="60" text-decoration="underline" fill="#E4572E">Today</text>',
    because: 'underlined or struck-out words',
  },
  'words off their baseline': {
    body: '<text id="x" x="200" y="200" text-anchor="middle" dominant-baseline="central" font-family="Lato" font-size="60" fill="#E4572E">Today</text>',
    because: 'text that is off its baseline',
  },
  'blanks that count': {
    body: '<text id="x" xml:space="preserve" x="20" y="200" font-family="Lato" font-size="60" fill="#E4572E">A   B</text>',
    because: 'letters that are placed one by one or stretched',
  },
};
