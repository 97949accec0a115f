import { describe, expect, test } from 'vitest';
import { differing, draw, drawByBrowser, importSvg, wholeScene } from './pictures.ts';

const SIZE = 400;

/** Percent of pixels, ignoring anti-aliasing: both sides are Chromium, so they must be equal. */
const MOST_DIFFERENCE = 0.02;

/** A picture with soft and hard edges, 240x160. */
function photo(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 240;
  canvas.height = 160;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const sky = context.createLinearGradient(0, 0, 0, 160);
  sky.addColorStop(0, '#17BEBB');
  sky.addColorStop(1, '#FFF6E8');
  context.fillStyle = sky;
  context.fillRect(0, 0, 240, 160);
  context.fillStyle = '#E4572E';
  context.arc(120, 90, 50, 0, 7);
  context.fill();
  return canvas.toDataURL();
}

const FEATURES: Readonly<Record<string, string>> = {
  'basic shapes, rounded and elliptical corners':
    '<rect x="20" y="20" width="150" height="100" fill="#E4572E"/><rect x="200" y="20" width="170" height="100" rx="30" ry="12" fill="#17BEBB"/><circle cx="90" cy="200" r="60" fill="#FFC914"/><ellipse cx="270" cy="200" rx="90" ry="40" fill="#2E282A"/><polygon points="40.5,380.25 100,290.5 160.75,380" fill="#76B041"/><polyline points="200,380 240,300 280,380 320,300" fill="#8C5BB8"/><line x1="330" y1="300" x2="390" y2="390" stroke="#111111" stroke-width="8"/>',
  'paths with compact arc flags and every command':
    '<path d="M60 200a80 80 0 01160 0a80 80 0 11-160 0z" fill="#E4572E"/><path d="m250 60h80v80H250zM260 200q40-80 80 0t40 40s-20 60-60 40c-20-10-60 20-80-20z" fill="#17BEBB" fill-rule="evenodd"/><path d="M20 330A100 40 30 1 0 180 360" fill="none" stroke="#2E282A" stroke-width="6"/>',
  'nested transforms and a viewBox of its own':
    '<g transform="translate(200 200) rotate(30)"><g transform="scale(1.5 .8) skewX(20)"><rect x="-60" y="-60" width="120" height="120" fill="#E4572E" stroke="#222222" stroke-width="10"/></g></g><svg x="20" y="20" width="120" height="120" viewBox="0 0 10 10"><circle cx="5" cy="5" r="6" fill="#17BEBB"/></svg>',
  'use and symbol':
    '<defs><g id="leaf"><path d="M0 0C30-40 60-40 80 0C60 40 30 40 0 0Z"/></g><symbol id="dot" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol></defs><use href="#leaf" x="40" y="90" fill="#76B041"/><use href="#leaf" x="180" y="90" fill="#E4572E" transform="rotate(20 220 90)"/><use href="#dot" x="60" y="200" width="120" height="120" fill="#8C5BB8"/><use href="#dot" x="220" y="220" width="60" height="60" fill="#FFC914"/>',
  'CSS classes, style attributes, inheritance and currentColor':
    '<style>.a{fill:#E4572E;stroke:#222;stroke-width:6px} .b .c{fill:currentColor} g.b{color:#17BEBB}</style><rect class="a" x="20" y="20" width="140" height="140"/><g class="b"><rect class="c" x="200" y="20" width="140" height="140"/></g><g fill="none" stroke="#8C5BB8" stroke-width="12"><circle cx="90" cy="280" r="60"/><circle cx="270" cy="280" r="60" style="fill:#FFC914;stroke-width:4"/></g>',
  'linear gradients, of the box, skewed, inherited and translucent':
    '<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#E4572E"/><stop offset=".5" style="stop-color:#FFC914"/><stop offset="1" stop-color="#17BEBB" stop-opacity=".3"/></linearGradient><linearGradient id="b" href="#a" gradientUnits="userSpaceOnUse" x1="20" y1="220" x2="120" y2="380" gradientTransform="skewX(15)"/></defs><rect x="20" y="20" width="360" height="140" fill="url(#a)"/><rect x="20" y="200" width="360" height="160" fill="url(#b)" stroke="url(#a)" stroke-width="14"/>',
  'radial gradients with a focus, stretched by their box':
    '<radialGradient id="r" cx=".4" cy=".4" r=".6" fx=".25" fy=".3"><stop offset="0" stop-color="#FFF6E8"/><stop offset=".6" stop-color="#E4572E"/><stop offset="1" stop-color="#2E282A"/></radialGradient><rect x="20" y="20" width="360" height="160" fill="url(#r)"/><circle cx="120" cy="290" r="90" fill="url(#r)" fill-opacity=".6"/>',
  'clip paths, of the box and nested':
    '<clipPath id="c"><circle cx="200" cy="200" r="150"/></clipPath><clipPath id="h" clipPathUnits="objectBoundingBox" clip-path="url(#c)"><rect x=".1" y=".1" width=".5" height=".8"/></clipPath><rect width="400" height="400" fill="#DDDDDD"/><g clip-path="url(#c)"><rect width="200" height="400" fill="#E4572E"/><rect x="200" width="200" height="400" fill="#17BEBB"/></g><rect x="100" y="100" width="250" height="250" fill="#2E282A" clip-path="url(#h)"/>',
  'dashes, caps and joins':
    '<g fill="none" stroke="#2E282A" stroke-width="14"><path d="M30 60H370" stroke-dasharray="40 20 5"/><path d="M30 110H370" stroke-dasharray="1 30" stroke-linecap="round"/><path d="M40 240L110 160L180 240" stroke-linejoin="round"/><path d="M220 240L290 160L360 240" stroke-linejoin="bevel" stroke-linecap="square"/><path d="M60 370L90 280L120 370" stroke-miterlimit="2"/><circle cx="270" cy="330" r="44" stroke-dasharray="20 10" stroke-dashoffset="7"/></g>',
  'fill rules of crossing and nested outlines':
    '<path d="M200 20L300 320L40 130H360L100 320Z" fill="#8C5BB8"/><path d="M40 340H180V390H40ZM60 350H160V380H60Z" fill="#E4572E"/><path fill-rule="evenodd" d="M220 340H380V390H220ZM240 350H360V380H240Z" fill="#17BEBB"/>',
  'opacity of shapes, of groups and of their strokes':
    '<rect width="400" height="400" fill="#FFF6E8"/><g opacity=".5"><circle cx="140" cy="140" r="90" fill="#E4572E"/><circle cx="220" cy="180" r="90" fill="#17BEBB"/></g><rect x="60" y="260" width="120" height="100" fill="#FFC914" stroke="#2E282A" stroke-width="24" opacity=".6"/><rect x="230" y="260" width="120" height="100" fill="#FFC914" stroke="#2E282A" stroke-width="24" fill-opacity=".4" stroke-opacity=".5"/>',
  'paint order, hidden parts and lines that keep their width':
    '<rect x="40" y="40" width="120" height="120" fill="#FFC914" stroke="#2E282A" stroke-width="40" paint-order="stroke"/><rect x="200" y="40" width="120" height="120" display="none"/><g visibility="hidden"><circle cx="280" cy="100" r="60"/><circle cx="280" cy="100" r="30" visibility="visible" fill="#E4572E"/></g><g transform="scale(4 1)"><rect x="20" y="240" width="60" height="100" fill="none" stroke="#17BEBB" stroke-width="8" vector-effect="non-scaling-stroke"/></g>',
  'embedded images, turned and cut': `<image href="${photo()}" x="20" y="20" width="160" height="160"/><image href="${photo()}" x="220" y="60" width="160" height="60" preserveAspectRatio="xMidYMid slice" transform="rotate(10 300 100)"/><image href="${photo()}" x="20.5" y="220.25" width="360" height="150" preserveAspectRatio="none" opacity=".7"/>`,
};

describe('drawn as Chromium draws it', () => {
  test.each(Object.entries(FEATURES))('[REND-04] %s', async (_name, body) => {
    const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${body}</svg>`;
    const ours = await draw(wholeScene(await importSvg(source, SIZE)), 'webgl');
    const theirs = await drawByBrowser(source, SIZE, SIZE);

    expect(differing(ours, theirs)).toBeLessThanOrEqual(MOST_DIFFERENCE);
  });

  test('[REND-04] a drawing in its own units is sharp at the size of a strip', async () => {
    const source =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22.5 8.64"><rect width="22.5" height="8.64" fill="#FFF6E8"/><circle cx="6" cy="4.32" r="3" fill="#E4572E"/><path d="M10 2L20 6.5" stroke="#17BEBB" stroke-width=".4" stroke-linecap="round"/></svg>';
    const ours = await draw(wholeScene(await importSvg(source, 1125)));
    const theirs = await drawByBrowser(source, 1125, 432);

    expect(differing(ours, theirs)).toBeLessThanOrEqual(MOST_DIFFERENCE);
  });
});
