/** One SVG feature each, on a page of 400 x 400: drawn as shapes and texts, exactly as in Chromium. */
export const FEATURES: Readonly<Record<string, string>> = {
  rect: '<rect x="40.5" y="60" width="300" height="200" fill="#E4572E"/>',
  'rounded rect': '<rect x="40" y="60" width="300" height="200" rx="40" fill="#E4572E"/>',
  'rect with elliptical corners':
    '<rect x="40" y="60" width="300" height="200" rx="80" ry="30" fill="#17BEBB"/>',
  'rect whose radii are cut':
    '<rect x="40" y="60" width="300" height="100" rx="400" fill="#17BEBB"/>',
  circle: '<circle cx="200" cy="200" r="150" fill="#FFC914"/>',
  ellipse: '<ellipse cx="200" cy="200" rx="170" ry="80" fill="#2E282A"/>',
  'ellipse of one radius': '<ellipse cx="200" cy="200" rx="120" fill="#2E282A"/>',
  line: '<line x1="20" y1="30" x2="380" y2="300" stroke="#111111" stroke-width="9"/>',
  polygon: '<polygon points="40.5,380.25 200,20 360.75,380" fill="#76B041"/>',
  polyline:
    '<polyline points="20,380 140,40 260 380 380,40" fill="#8C5BB8" stroke="#222222" stroke-width="6"/>',
  'straight commands': '<path d="M40 40H360V200L200 360Z" fill="#E4572E"/>',
  'relative commands': '<path d="m40 40h320v160l-160 160z" fill="#E4572E"/>',
  'cubic curves':
    '<path d="M20 200C60 20 160 20 200 200S340 380 380 200" fill="none" stroke="#2E282A" stroke-width="10"/>',
  'quadratic curves':
    '<path d="M20 200Q110 20 200 200T380 200" fill="none" stroke="#2E282A" stroke-width="10"/>',
  arcs: '<path d="M60 200A140 90 20 0 1 340 200A140 90 20 1 1 60 200" fill="#17BEBB"/>',
  'compact arc flags': '<path d="M60 200a80 80 0 01160 0a80 80 0 11-160 0z" fill="#E4572E"/>',
  'numbers run together': '<path d="M10.5.5l.5.5 150-.25-20.75 200.5-130-1e1z" fill="#E4572E"/>',
  'several outlines in one path':
    '<path d="M40 40h100v100h-100zM200 200h150v150h-150z" fill="#76B041"/>',
  'an outline that is not closed':
    '<path d="M40 40L360 60L200 360" fill="#FFC914" stroke="#222222" stroke-width="8"/>',
  'non-zero fill of crossing outlines':
    '<path d="M200 20L300 320L40 130H360L100 320Z" fill="#8C5BB8"/>',
  'even-odd fill of crossing outlines':
    '<path fill-rule="evenodd" d="M200 20L300 320L40 130H360L100 320Z" fill="#8C5BB8"/>',
  'holes that run the same way':
    '<path d="M40 40H360V360H40ZM120 120H280V280H120Z" fill="#E4572E"/>',
  'even-odd rings':
    '<path fill-rule="evenodd" d="M40 40H360V360H40ZM100 100H300V300H100ZM160 160H240V240H160Z" fill="#17BEBB"/>',
  translate: '<rect transform="translate(60.5 80)" width="200" height="100" fill="#E4572E"/>',
  rotate:
    '<rect transform="rotate(30 200 200)" x="100" y="100" width="200" height="200" fill="#E4572E"/>',
  scale:
    '<circle transform="scale(2 .5)" cx="100" cy="400" r="80" fill="#17BEBB" stroke="#222222" stroke-width="20"/>',
  skew: '<rect transform="skewX(20) skewY(10)" x="40" y="40" width="200" height="200" fill="#76B041"/>',
  matrix:
    '<rect transform="matrix(.8 .3 -.4 1.1 120 20)" x="20" y="20" width="200" height="200" fill="#8C5BB8"/>',
  'a chain of transforms':
    '<g transform="translate(200 200)"><g transform="rotate(25)"><g transform="scale(1.2 .7)"><rect x="-100" y="-100" width="200" height="200" fill="#FFC914" stroke="#222222" stroke-width="12"/></g></g></g>',
  'a transform by style':
    '<rect style="transform:rotate(20deg);transform-origin:200px 200px" x="100" y="100" width="200" height="200" fill="#E4572E"/>',
  'a transform about its own box':
    '<rect style="transform:rotate(45deg);transform-box:fill-box;transform-origin:center" x="60" y="60" width="200" height="100" fill="#E4572E"/>',
  'a nested viewport':
    '<svg x="40" y="40" width="300" height="200" viewBox="0 0 10 10"><circle cx="5" cy="5" r="6" fill="#17BEBB"/></svg>',
  'a nested viewport that slices':
    '<svg x="40" y="40" width="300" height="200" viewBox="0 0 10 10" preserveAspectRatio="xMinYMax slice"><circle cx="5" cy="5" r="5" fill="#17BEBB"/></svg>',
  percentages:
    '<rect x="10%" y="20%" width="50%" height="25%" fill="#E4572E"/><circle cx="50%" cy="70%" r="15%" fill="#17BEBB"/>',
  'millimeters and points':
    '<rect x="10mm" y="5mm" width="2cm" height="100pt" fill="#E4572E"/><line x1="1in" y1="20" x2="3in" y2="300" stroke="#222222" stroke-width="2mm"/>',
  use: '<defs><path id="leaf" d="M0 0C30-40 60-40 80 0C60 40 30 40 0 0Z"/></defs><use href="#leaf" x="40" y="90" fill="#76B041"/><use href="#leaf" x="180" y="190" fill="#E4572E" transform="rotate(20 220 90)"/>',
  'use of a group':
    '<g id="pair"><rect width="80" height="80" fill="#E4572E"/><circle cx="80" cy="80" r="30" fill="#222222"/></g><use href="#pair" x="180" y="180" opacity=".5"/>',
  'use by the old name':
    '<defs><rect id="box" width="120" height="60"/></defs><use xlink:href="#box" x="100" y="100" fill="#8C5BB8"/>',
  'use at a share of the page':
    '<defs><rect id="a" width="60" height="60"/></defs><use href="#a" x="50%" y="25%" fill="#E4572E"/><use href="#a" x="-1em" y="2em" font-size="30" fill="#17BEBB"/>',
  symbol:
    '<symbol id="dot" viewBox="0 0 10 10"><circle cx="5" cy="5" r="6"/></symbol><use href="#dot" x="60" y="100" width="220" height="120" fill="#8C5BB8"/>',
  'words with spaces of other kinds':
    '<text x="20" y="100" font-family="Lato" font-size="40" fill="#2E282A">Save&#160;20&#8239;%&#8195;to&#8201;day</text>',
  'css classes':
    '<style>.a{fill:#E4572E;stroke:#222;stroke-width:6px}.b{fill:#17BEBB}</style><rect class="a" x="20" y="20" width="140" height="140"/><rect class="a b" x="200" y="200" width="140" height="140"/>',
  'css selectors':
    '<style>g>rect{fill:#E4572E}#x circle:nth-child(2){fill:#17BEBB}circle{fill:#FFC914}</style><g id="x"><rect width="140" height="140"/><circle cx="260" cy="260" r="80"/><circle cx="100" cy="280" r="60"/></g>',
  'css in a media rule':
    '<style>@media all{.a{fill:#E4572E}}@media print{.a{fill:#17BEBB}}</style><rect class="a" x="20" y="20" width="340" height="340"/>',
  'css variables':
    '<style>:root{--brand:#E4572E}.a{fill:var(--brand)}</style><rect class="a" x="20" y="20" width="340" height="340"/>',
  'style attributes':
    '<rect style="fill:#E4572E;stroke:#222222;stroke-width:8;fill-opacity:.5" x="40" y="40" width="300" height="300"/>',
  'inherited paint':
    '<g fill="none" stroke="#8C5BB8" stroke-width="12"><circle cx="120" cy="200" r="80"/><circle cx="280" cy="200" r="80" fill="#FFC914"/></g>',
  'a style above an attribute':
    '<style>rect{fill:#17BEBB}</style><rect fill="#E4572E" x="40" y="40" width="300" height="300"/>',
  currentColor:
    '<g color="#17BEBB"><rect fill="currentColor" x="40" y="40" width="300" height="300" stroke="currentColor" stroke-width="20" stroke-opacity=".4"/></g>',
  'colors by name and function':
    '<rect width="200" height="200" fill="rebeccapurple"/><rect x="200" width="200" height="200" fill="hsl(20 80% 55%)"/><rect y="200" width="200" height="200" fill="rgb(10% 60% 80%)"/><rect x="200" y="200" width="200" height="200" fill="rgba(228,87,46,.5)"/>',
  'no fill':
    '<rect x="40" y="40" width="300" height="300" fill="none" stroke="#222222" stroke-width="5"/>',
  'linear gradient':
    '<linearGradient id="a"><stop offset="0" stop-color="#E4572E"/><stop offset="1" stop-color="#17BEBB"/></linearGradient><rect x="20" y="20" width="360" height="360" fill="url(#a)"/>',
  'linear gradient of the page':
    '<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="50" y1="60" x2="300" y2="350"><stop offset=".1" stop-color="#E4572E"/><stop offset="80%" stop-color="#17BEBB"/></linearGradient><rect x="20" y="20" width="360" height="360" fill="url(#a)"/>',
  'gradients of viewports, by percentages':
    '<radialGradient id="b" gradientUnits="userSpaceOnUse"><stop stop-color="#E4572E"/><stop offset="1" stop-color="#17BEBB"/></radialGradient><svg x="40" y="40" width="200" height="120"><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop stop-color="#E4572E"/><stop offset="1" stop-color="#17BEBB"/></linearGradient><rect width="300" height="300" fill="url(#a)"/></svg><svg y="200" width="300" height="200" viewBox="0 0 900 600"><rect width="900" height="600" fill="url(#b)"/></svg>',
  'gradients in millimeters and inches':
    '<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="-10mm" x2="2in"><stop stop-color="#E4572E"/><stop offset="1" stop-color="#17BEBB"/></linearGradient><radialGradient id="b" cx=".1mm" cy="5e-1" r=".02cm"><stop stop-color="#E4572E"/><stop offset="1" stop-color="#17BEBB"/></radialGradient><rect width="400" height="200" fill="url(#a)"/><rect y="200" width="400" height="200" fill="url(#b)"/>',
  'linear gradient that is turned':
    '<linearGradient id="a" gradientTransform="rotate(60 .5 .5) skewX(15)"><stop stop-color="#E4572E"/><stop offset="1" stop-color="#17BEBB"/></linearGradient><rect x="20" y="120" width="360" height="160" fill="url(#a)"/>',
  'gradient that takes over another':
    '<linearGradient id="b"><stop stop-color="#E4572E"/><stop offset="1" stop-color="#FFC914"/></linearGradient><linearGradient id="a" href="#b" x2="0" y2="1"/><rect x="20" y="20" width="360" height="360" fill="url(#a)"/>',
  'translucent stops':
    '<linearGradient id="a"><stop stop-color="#E4572E" stop-opacity=".2"/><stop offset="1" style="stop-color:rgb(23 190 187 / 80%)"/></linearGradient><rect x="20" y="20" width="360" height="360" fill="url(#a)"/>',
  'radial gradient':
    '<radialGradient id="r"><stop stop-color="#FFF6E8"/><stop offset=".6" stop-color="#E4572E"/><stop offset="1" stop-color="#2E282A"/></radialGradient><rect x="20" y="100" width="360" height="200" fill="url(#r)"/>',
  'radial gradient with a focus':
    '<radialGradient id="r" cx=".4" cy=".4" r=".6" fx=".25" fy=".3"><stop stop-color="#FFF6E8"/><stop offset="1" stop-color="#E4572E"/></radialGradient><circle cx="200" cy="200" r="180" fill="url(#r)"/>',
  'radial gradient in a matrix':
    '<radialGradient id="r" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(150 60 -30 90 200 200)"><stop stop-color="#FFF6E8"/><stop offset="1" stop-color="#E4572E"/></radialGradient><rect width="400" height="400" fill="url(#r)"/>',
  'gradients that would reflect or repeat outside their shapes, as PowerPoint writes them':
    '<linearGradient id="a" gradientUnits="userSpaceOnUse" spreadMethod="reflect" x1="20" y1="20" x2="220.004" y2="220"><stop stop-color="#E4572E"/><stop offset="1" stop-color="#17BEBB"/></linearGradient><radialGradient id="b" r=".75" spreadMethod="repeat"><stop stop-color="#E4572E"/><stop offset="1" stop-color="#17BEBB"/></radialGradient><rect transform="rotate(9)" x="20" y="20" width="200" height="200" fill="url(#a)"/><rect x="250" y="250" width="100" height="140" fill="url(#b)"/>',
  'gradient of one stop, and of none':
    '<linearGradient id="a"><stop stop-color="#E4572E"/></linearGradient><linearGradient id="b"/><rect width="200" height="400" fill="url(#a)"/><rect x="200" width="200" height="400" fill="url(#b)"/>',
  'a stroke in a gradient':
    '<linearGradient id="a"><stop stop-color="#E4572E"/><stop offset="1" stop-color="#17BEBB"/></linearGradient><path d="M40 200C120 0 280 400 360 200" fill="none" stroke="url(#a)" stroke-width="40" stroke-linecap="round"/>',
  'a paint with another to fall back on':
    '<rect width="400" height="200" fill="url(#nothing) #17BEBB"/><rect y="200" width="400" height="200" fill="#E4572E" stroke="url(#nothing) none" stroke-width="9"/>',
  'line caps':
    '<g stroke="#2E282A" stroke-width="40"><path d="M60 80H340"/><path d="M60 200H340" stroke-linecap="round"/><path d="M60 320H340" stroke-linecap="square"/></g>',
  'line joins':
    '<g fill="none" stroke="#2E282A" stroke-width="30"><path d="M40 160L110 40L180 160"/><path d="M220 160L290 40L360 160" stroke-linejoin="round"/><path d="M40 360L110 240L180 360" stroke-linejoin="bevel"/><path d="M220 360L290 240L360 360" stroke-miterlimit="1.5"/></g>',
  dashes:
    '<path d="M30 100H370M30 200H370" fill="none" stroke="#2E282A" stroke-width="14" stroke-dasharray="40 20 5"/>',
  'dashes that begin elsewhere':
    '<circle cx="200" cy="200" r="140" fill="none" stroke="#2E282A" stroke-width="14" stroke-dasharray="60 30" stroke-dashoffset="25"/>',
  'dashes of a measured path':
    '<path d="M30 100C150 10 250 390 370 200" pathLength="100" fill="none" stroke="#2E282A" stroke-width="14" stroke-dasharray="10 5"/>',
  'dashes of paths whose measure is zero or less':
    '<g fill="none" stroke="#2E282A" stroke-width="14" stroke-dasharray="40 20" stroke-dashoffset="9"><path d="M30 100H370" pathLength="0"/><path d="M30 300H370" pathLength="-5"/></g>',
  'lines that keep their width':
    '<g transform="scale(4 1)"><rect x="20" y="100" width="60" height="200" fill="none" stroke="#17BEBB" stroke-width="16" vector-effect="non-scaling-stroke"/></g>',
  'a stroke scaled unevenly':
    '<g transform="scale(3 1)"><rect x="20" y="100" width="90" height="200" fill="none" stroke="#17BEBB" stroke-width="20"/></g>',
  'paint order':
    '<rect x="60" y="60" width="280" height="280" fill="#FFC914" stroke="#2E282A" stroke-width="60" paint-order="stroke"/>',
  opacity:
    '<rect width="250" height="400" fill="#E4572E"/><rect x="100" width="250" height="400" fill="#17BEBB" stroke="#222222" stroke-width="40" opacity=".5"/>',
  'fill and stroke opacity':
    '<rect x="60" y="60" width="280" height="280" fill="#FFC914" stroke="#2E282A" stroke-width="60" fill-opacity=".4" stroke-opacity=".6"/>',
  'group opacity':
    '<g opacity=".5"><circle cx="150" cy="200" r="110" fill="#E4572E"/><circle cx="250" cy="200" r="110" fill="#17BEBB"/></g>',
  'nested group opacity':
    '<rect width="400" height="200" fill="#222222"/><g opacity=".6"><g opacity=".5"><circle cx="150" cy="200" r="110" fill="#E4572E"/><circle cx="250" cy="200" r="110" fill="#17BEBB"/></g></g>',
  'what is not displayed':
    '<rect width="400" height="400" fill="#E4572E"/><g display="none"><rect width="400" height="400"/></g><rect style="display:none" width="400" height="400"/>',
  'what is hidden, and shown again':
    '<g visibility="hidden"><circle cx="200" cy="200" r="160"/><circle cx="200" cy="200" r="60" visibility="visible" fill="#E4572E"/></g>',
  'clip path':
    '<clipPath id="c"><circle cx="200" cy="200" r="150"/></clipPath><g clip-path="url(#c)"><rect width="200" height="400" fill="#E4572E"/><rect x="200" width="200" height="400" fill="#17BEBB"/></g>',
  'clip path of the box':
    '<clipPath id="c" clipPathUnits="objectBoundingBox"><rect x=".1" y=".1" width=".5" height=".8"/></clipPath><rect x="100" y="100" width="250" height="250" fill="#2E282A" clip-path="url(#c)"/>',
  'even-odd clip path':
    '<clipPath id="c"><path clip-rule="evenodd" d="M40 40H360V360H40ZM120 120H280V280H120Z"/></clipPath><rect width="400" height="400" fill="#E4572E" clip-path="url(#c)"/>',
  'clip path that is turned':
    '<clipPath id="c" transform="rotate(20 200 200)"><rect x="100" y="100" width="200" height="200"/></clipPath><g transform="translate(20 -20)"><rect width="400" height="400" fill="#E4572E" clip-path="url(#c)"/></g>',
  'clip path in a clip path':
    '<clipPath id="a"><circle cx="200" cy="200" r="150"/></clipPath><clipPath id="c" clip-path="url(#a)"><rect width="400" height="200"/></clipPath><rect width="400" height="400" fill="#E4572E" clip-path="url(#c)"/>',
  'clip path by use':
    '<defs><circle id="s" cx="200" cy="200" r="150"/></defs><clipPath id="c"><use href="#s"/></clipPath><rect width="400" height="300" fill="#E4572E" clip-path="url(#c)"/>',
  'a ground by style': '<circle cx="200" cy="200" r="100" fill="#FFC914"/>',
  multiply:
    '<circle cx="150" cy="200" r="120" fill="#E4572E"/><circle cx="250" cy="200" r="120" fill="#17BEBB" style="mix-blend-mode:multiply"/>',
  screen:
    '<rect width="400" height="400" fill="#123456"/><g style="mix-blend-mode:screen"><circle cx="150" cy="200" r="120" fill="#E4572E"/><circle cx="250" cy="200" r="120" fill="#17BEBB"/></g>',
  'a blend within a faded group':
    '<rect width="400" height="250" fill="#FFC914"/><g opacity=".7"><circle cx="150" cy="200" r="120" fill="#E4572E"/><circle cx="250" cy="200" r="120" fill="#17BEBB" style="mix-blend-mode:difference"/></g>',
  'a blend within an isolated group':
    '<rect width="400" height="250" fill="#FFC914"/><g style="isolation:isolate"><circle cx="150" cy="200" r="120" fill="#E4572E"/><circle cx="250" cy="200" r="120" fill="#17BEBB" style="mix-blend-mode:color-burn"/></g>',
  'a blend over bare paper':
    '<circle cx="250" cy="200" r="120" fill="#17BEBB" style="mix-blend-mode:difference"/>',
  'links, titles and notes of drawing programs':
    '<title>A</title><desc>B</desc><metadata><x xmlns="urn:x">1</x></metadata><a xlink:href="https://elsewhere.example/"><rect x="40" y="40" width="300" height="300" fill="#E4572E"/></a>',
};
