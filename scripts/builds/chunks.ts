/**
 * Styles of rooms that no first screen shows, in a file of their own: 11 kB compressed, that every first screen on a
 * slow network would wait for. `first-parts.ts` refuses a build whose first screens need them. A file for each room
 * would be worse: a wizard asked for twelve, six at a time.
 */
const LATE_STYLES =
  /\/src\/ui\/(admin|approval|brand|codes|counters|faq|landing|look|parts\/page|preflight|print|verify|wizard\/(crop|fields|finish|preview\/(proof-notes|scan-result)))\/?.*\.css$|react-easy-crop.*\.css$/u;

/**
 * One file for each thing that screens share, not one for each set of screens that share it: a newly shared part joins a
 * file that is there. A module goes to the first group that takes it, with all it imports, so the order is from what
 * imports little to what imports much; what only one screen uses stays with that screen.
 */
export const CHUNKS = [
  { name: 'late-styles', test: LATE_STYLES },
  /* Of all first screens together. */
  { name: 'styles', test: /\.css$/u },
  { name: 'start', tags: ['$initial' as const] },
  shared(
    'parts',
    /src\/ui\/(theme|parts\/(?!page)[a-z]+\/(?!dialog|question-dialog|checkbox|menu|tabs|radio|progress|segments|toast))|lucide-react(?!.*icons\/(crop|trash-2|upload)\.)|domain\/(constants|same-value|plain-text|images\/(base64|data-url)|keyword\/keyword-words)|ui\/forms\/submits|words\/(figure|common|actions)/u,
  ),
  /* What the screens of every signed-in person need. */
  {
    name: 'services',
    test: /@tanstack\/(react-)?query|openapi-fetch|src\/(api\/(client|problem|account|page|templates)|app\/(services|query-client|session\/account-calls|(drafts|dashboard)\/[a-z]+-registry)|routes\/(-late|-account\/late-account-rows|-frame\/account|-queries\/with-services|-process\/use-emitted)|ui\/(shell\/account-menu|parts\/fields\/segments))/u,
  },
  /* Toasts need no more of Base UI than this. */
  shared(
    'base',
    /@base-ui\/(utils|react\/(internals\/(?!useAnchor)|merge-props|utils\/(?!popups|usePositioner|useAnchored|hide|adaptive)))/u,
  ),
  shared(
    'dialogs',
    /@base-ui\/react\/dialog\/|src\/(ui\/parts\/(overlays\/(question-)?dialog|fields\/checkbox)|machines\/removal)\./u,
  ),
  { name: 'menus', test: /@base-ui\/react\/menu\//u },
  /* What catalogue and dashboard need to show their lists. */
  shared(
    'lists',
    /src\/(api\/browse|routes\/-queries\/(endless-list|use-list-place|use-pictures)|ui\/lists)|@tanstack\/(react-)?virtual/u,
  ),
  shared(
    'faces',
    /src\/(ui\/coupon\/(?!apple-card-back)|domain\/(coupon\/(coupon-face|expiry|google-words|time-zones)|design\/color\.))/u,
  ),
  shared(
    'cards',
    /src\/(ui\/(coupon|proof)|domain\/(coupon|design)(?!.*(schema|restored-form|typed-values|field-places|card-colors|swatches|token-uses|website|phone|coupon-decisions|barcode\.|google-offer|stored-form)))/u,
  ),
  shared(
    'records',
    /src\/(api\/(?!admin|brand|codes|file-stream)|app\/((actors|loading|share)\/|wizard\/project-form)|domain\/coupon\/(field-places|stored-form)|machines\/(submission\/(copy|share)-link|wizard\/preview)|routes\/(-queries|-share\/share-failure)|ui\/share|words\/(share|domain\/text-messages))/u,
  ),
  /* What a coupon is made with, and lists and links show none of. */
  shared(
    'making',
    /domain\/(field-messages|design\/(card-colors|swatches)|coupon\/(scheme-card|website|phone|coupon-decisions|barcode\.))/u,
  ),
  /* The rules of preflight, behind the first screen of the wizard and in the dashboard's preview. */
  shared(
    'preflight',
    /src\/(ui\/preflight\/(?!use-now)|domain\/(preflight\/(?!finding|subject)|coupon\/google-offer)|words\/preflight)/u,
  ),
  /* What signing out, the dashboard and the account menu ask of drafts and of the brand, without the wizard. */
  shared('drafts', /src\/(app\/drafts\/(draft-(store|news|lock)|claim-draft)|api\/brand)/u),
  shared('schemas', /\/(arktype|@ark)\/|\.schema\.ts|restored-form/u),
  shared(
    'wizard',
    /src\/((machines|app|domain)\/(wizard|images|submission|drafts)\/(?!restored|image-upload|prepare-image|fitting-copy|upload\.|image-header|picture-kind|scan-proof|drawn-words|export-artwork|faint-words)|routes\/(-brand\/load-brand-card|-wizard\/(wizard-screen|late-parts|wizard-failure|use-screen-props|use-late-parts))|ui\/wizard\/(frame|preview)\/)/u,
  ),
  /* How pictures are drawn and with which of two hundred font files, behind the first screen of the wizard. */
  shared(
    'exports',
    /src\/(app\/wizard\/export-artwork|render\/(export\/export-(scenes|messages|worker-port)|fonts\/(artwork|font-f)|draw\/(rasters|images)))/u,
  ),
  /* What the brand is shown by, in the account menu and in the wizard. */
  shared(
    'brand',
    /src\/(routes\/-brand\/(use-brand-logo|account-answers)|ui\/brand\/brand-logo|words\/brand)/u,
  ),
  /* How an image is read and cropped, behind the first screen of the wizard and in the brand's dialog. */
  shared(
    'uploads',
    /src\/(machines\/images|app\/wizard\/(prepare-image|fitting-copy)|domain\/images\/(upload|image-header|picture-kind)|routes\/-uploads|ui\/wizard\/crop)/u,
  ),
  /* Pixi comes when something is drawn, not with the bench that draws much. */
  shared('canvas', /pixi|svgpath|parse-svg-path|earcut|src\/render\/(draw|engine)/u),
  shared(
    'bench',
    /src\/((machines|app)\/admin|domain\/template)\/|words\/domain\/(keyword|template)-messages|@(lezer|codemirror)\//u,
  ),
];

/** What at least two screens use of these modules. */
function shared(name: string, test: RegExp) {
  return { name, test, minShareCount: 2 };
}
