import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TokenTools } from '../../../src/ui/admin/fields/token-tools.tsx';
import { draftOfTemplate, templateChangesOf } from '../../../src/app/admin/stored-template.ts';
import { swatchesOf } from '../../../src/domain/design/swatches.ts';
import { withCopiedScheme } from '../../../src/domain/template/scheme-edits.ts';
import { RIDE_ALONG_DESIGN } from '../../support/ride-along-design.ts';
import { services } from '../../support/services/operations.ts';
import { readUrl } from '../../canvas/pictures.ts';
import { brokenParts, FONT, inFailingFont, pressTryAgain } from '../support/broken-parts.ts';
import { keyword } from '../support/keywords.ts';
import { button, sees } from '../support/locators.ts';
import { render } from '../support/render.ts';
import { ACCOUNT, storedDraft, storeDraft } from '../support/stored-drafts.ts';
import { openTearline, pageOf, uuid } from '../support/tearline.tsx';
import {
  ADMIN,
  AROUND,
  cornerOf,
  DESIGN,
  drop,
  openEditor,
  save,
  STORED,
  svgFile,
} from '../support/template-editor.ts';
import { drop as dropPicture, halves } from '../support/upload-hand.ts';

beforeEach(() => page.viewport(1440, 1000));

const RIDE_ALONG = `<rect width="600" height="400" fill="#223E6B"/>
  <text x="40" y="220" font-family="Lato" font-size="60" fill="#FFFFFF">Inside the box</text>`;

test('[ADMT-01, ADMT-06] saving requires a change and valid fields; the reason is beside the button and leads to the field', async () => {
  const sent = await openEditor();
  await expect.element(save()).toBeDisabled();
  await expect.element(save()).toHaveAccessibleDescription('No changes to save');
  const weight = page.getByRole('textbox', { name: 'Weight' });
  await userEvent.fill(weight, '1.5');
  await userEvent.tab();
  await sees(page.getByText('Must be an integer'));
  await expect.element(save()).toBeDisabled();
  await page.getByRole('tab', { name: 'Texts' }).click();
  await page.getByRole('button', { name: 'To save, complete Weight' }).click();
  await expect.element(weight).toHaveFocus();
  await userEvent.fill(weight, '12');
  await userEvent.fill(page.getByRole('textbox', { name: 'Informed images' }), 'none');
  await userEvent.tab();
  await sees(page.getByText('Invalid UUID'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Informed images' }), '');
  await save().click();
  await sees(page.getByText('The template is saved.'));
  expect(sent).toEqual([{ weight: 12 }]);
});

test('[REND-05] [ADMT-02] the desk reports a font that did not load, and "Try again" loads it', async () => {
  const { handlers, mend } = brokenParts(100);
  await openEditor({ handlers, stored: { ...STORED, editorSource: inFailingFont(100) } });
  const words = `The font ${FONT} did not load; another one stands in for it here.`;
  await sees(page.getByRole('status').getByText(words));
  mend('font');
  pressTryAgain();
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
});

test('[ADMT-03, ADMT-04] a broken source shows its line, keeps the previews and blocks saving', async () => {
  await openEditor();
  const code = page.getByRole('textbox', { name: 'Editor source' });
  await code.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}{Enter}x');
  await sees(page.getByText('Line 2: The JSON has an error here.'));
  await expect.poll(() => document.querySelectorAll('.cm-lint-marker').length).toBe(1);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => document.querySelectorAll('.cm-lint-marker').length).toBe(0);
  await userEvent.keyboard('x');
  await sees(page.getByText('The picture shows the last valid source.'));
  await expect.element(save()).toBeDisabled();
  await expect.element(button('Add scheme')).toBeDisabled();
  await sees(page.getByRole('img', { name: 'Artwork in Default Scheme' }));

  await page.getByRole('button', { name: 'Line 2' }).click();
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('{Backspace>20/}"FILL');
  await sees(page.getByRole('option', { name: 'FILL8' }));
});

test('[ADMT-02] copies of a shape, which share its id, are split from their token as one', async () => {
  const use = { group: 'fill', token: 'FILL1' } as const;
  const users = ['leaf', 'leaf', 'lid'];
  await render(<TokenTools design={DESIGN} use={use} users={users} onChange={() => {}} />);
  expect(page.getByText('leaf', { exact: true }).elements()).toHaveLength(1);
});

test('[ADMT-05] a refused drawing shows the reason and place at once, in the console too', async () => {
  const said = vi.spyOn(console, 'warn');
  await openTearline('/template/create', { session: ADMIN, handlers: AROUND });
  await drop(svgFile('page.svg', '<script id="words"/>'));

  await sees(page.getByRole('heading', { name: 'page.svg could not be imported' }));
  await sees(page.getByText(/0 kept as shapes, 0 drawn as image, 1 refused/u));
  await expect
    .element(page.getByRole('region', { name: 'Refused' }))
    .toMatchTextContent(/<script>wordsline 2This element is not allowed in a design\./u);
  expect(said.mock.calls).toEqual([
    ['page.svg: <script> words, line 2: This element is not allowed in a design.'],
  ]);
  said.mockRestore();
  await page.getByRole('tab', { name: 'Fields' }).click();
  await sees(page.getByLabelText('Title', { exact: false }));
});

test('[ADMT-05] an imported drawing says what it left out, and that nothing is refused', async () => {
  await openTearline('/template/create', { session: ADMIN, handlers: AROUND });
  const layer =
    '<g style="display:none"><image id="photo" href="photo.jpg"/><text y="90" font-family="Lato">Old</text></g>';
  await drop(svgFile('spring.svg', `<rect width="1125" height="432" fill="#C8321F"/>${layer}`));

  await sees(page.getByText(/1 kept as shapes, 0 drawn as image, 1 left out\./u));
  await page.getByRole('tab', { name: 'Report' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Left out' }))
    .toMatchTextContent(/<image>photoline \d+The drawing does not show it: it is left out\./u);
});

test('[ADMT-01] [ADMT-07] "Unable to update template", with the reason; nothing is lost, and the next try saves it', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const sent = await openEditor({ refusals: 1, answered });
  const title = page.getByRole('textbox', { name: 'Title' });
  await userEvent.fill(title, 'Other rolls');
  await userEvent.keyboard('{Control>}s{/Control}');
  await sees(button('Saving…'));
  await userEvent.keyboard('!');
  answer();
  await sees(page.getByText('Unable to update template'));
  await sees(page.getByText('You may not do this. Another template has this UUID.'));
  await sees(page.getByRole('heading', { level: 1, name: 'Other rolls' }));
  await expect.element(title).toHaveFocus();
  await expect.element(title).toHaveValue('Other rolls');
  await save().click();
  await sees(page.getByText('The template is saved.'));
  expect(sent).toEqual([{ title: 'Other rolls' }, { title: 'Other rolls' }]);
});

test('[ADMT-07] a draft that was saved gives way to what another administrator saved since', async () => {
  const form = draftOfTemplate({ ...STORED, title: 'Bread' });
  const snapshot = { kind: 'template', version: '"0-0"', base: form };
  const key = { account: ACCOUNT, address: `/template/edit/${STORED.id}`, draft: 'saved' };
  await storeDraft(key, storedDraft({ form, snapshot }));
  await openEditor();
  await expect.element(save()).toHaveAccessibleDescription('No changes to save');
});

test('[ADMT-01] emptied colors become the design’s own, and chosen ones outlive an edit of the design', () => {
  const stored = draftOfTemplate({ ...STORED, colors: ['112233'] });
  const none = { image: null, rideAlong: null };
  const emptied = { ...stored, form: { ...stored.form, colors: ' ' } };
  const colors = swatchesOf(DESIGN.schemes[0]).map((color) => color.slice(1));
  expect(templateChangesOf(emptied, stored, none)).toEqual({ colors });
  const editorSource = withCopiedScheme(DESIGN, 0);
  const edited = { ...stored, strip: { design: editorSource, svg: null, fileName: null } };
  expect(templateChangesOf(edited, stored, none)).toEqual({ editorSource, colors: ['112233'] });
});

test('[ADMT-01] each of many keywords is suggested while it is typed', async () => {
  const many = Array.from({ length: 120 }, (_, index) => keyword(`k${index}x`));
  const listed = services.get('/api/v1/keyword/admin', ({ query }) => pageOf(query, many, 20));
  await openEditor({ handlers: [listed] });
  const keywords = page.getByRole('textbox', { name: 'Keywords' });
  await userEvent.fill(keywords, 'k119');
  await button(/^k119x$/iu).click();
  await expect.element(keywords).toHaveValue('k119x, ');
});

test('[ADMT-10] one line shows the drawing engine and switches it', async () => {
  await openEditor();
  const toggle = page.getByRole('switch', { name: 'Draw by WebGL' });
  await sees(toggle);
  if (toggle.element().getAttribute('aria-checked') === 'true') await toggle.click();
  await sees(page.getByText('Drawn by canvas', { exact: false }));
  await toggle.click();
  await sees(page.getByText('Drawn by WebGL'));
});

test("[ADMT-08] one click draws the template's picture from its design, in each scheme", async () => {
  const sent = await openEditor();
  for (const [index, { name, tokens }] of DESIGN.schemes.entries()) {
    const press = button(`Draw in ${name}`);
    await press.click();
    await expect.element(press).toHaveAttribute('aria-pressed', 'true');
    await sees(page.getByRole('img', { name: `The template’s picture in ${name}` }));
    await save().click();
    await expect.poll(() => sent.length).toBe(index + 1);
    expect(Object.keys(sent[index] ?? {})).toEqual(['image']);
    const drawn = await readUrl(sent[index]?.image ?? '');
    expect([drawn.width, drawn.height]).toEqual([1125, 432]);
    expect(cornerOf(drawn)).toBe(tokens.fill['FILL1']);
  }
});

test('[ADMT-01] a picture dropped on the template’s image becomes that image', async () => {
  const sent = await openEditor();
  dropPicture('Image file', await halves('image/png', 1125, 432));
  await sees(page.getByText('halves.png'));
  await save().click();
  await expect
    .poll(() => sent.map(({ image = '' }) => image.slice(0, 15)))
    .toEqual(['data:image/png;']);
});

test('[ADMT-09] the Ride-Along design has its own tab, from its SVG to the saved template', async () => {
  const sent = await openEditor();
  await page.getByRole('tab', { name: 'Ride-Along' }).click();
  await sees(page.getByText('No Ride-Along design yet'));
  await drop(svgFile('ride.svg', RIDE_ALONG, [600, 400]));
  await sees(page.getByRole('img', { name: 'Artwork in Default Scheme' }));
  await sees(page.getByText('600 × 400'));
  await sees(page.getByText('1 scheme', { exact: true }));

  await save().click();
  await expect.poll(() => sent.length).toBe(1);
  const { informedImages, rideAlong } = sent[0] ?? {};
  expect(informedImages).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
  expect(rideAlong?.sourceImage).toContain('Inside the box');
  const drawn = await readUrl(rideAlong?.image ?? '');
  expect([drawn.width, drawn.height, cornerOf(drawn)]).toEqual([600, 400, '#223E6B']);

  await page.getByRole('tab', { name: 'Strip' }).click();
  await sees(page.getByText('4 schemes, same tokens'));
});

test('[ADMT-09] a new UUID takes the Ride-Along design along', async () => {
  const rideAlong = { editorSource: RIDE_ALONG_DESIGN, sourceImage: null, image: STORED.image };
  const sent = await openEditor({ stored: { ...STORED, informedImagesId: uuid(7), rideAlong } });
  await userEvent.fill(page.getByRole('textbox', { name: 'Informed images' }), uuid(8));
  await save().click();
  await expect.poll(() => Object.keys(sent[0] ?? {})).toEqual(['informedImages', 'rideAlong']);
  expect(cornerOf(await readUrl(sent[0]?.rideAlong?.image ?? ''))).toBe('#F7C948');
});
