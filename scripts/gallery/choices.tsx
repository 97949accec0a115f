import { useState } from 'react';
import { Checkbox } from '../../src/ui/parts/fields/checkbox.tsx';
import { ColorBars } from '../../src/ui/parts/paper/color-bars.tsx';
import { RadioCards } from '../../src/ui/parts/fields/radio-cards.tsx';
import { Segments } from '../../src/ui/parts/fields/segments.tsx';
import { TabPanel, Tabs } from '../../src/ui/parts/navigation/tabs.tsx';
import strip from '../../designs/bakery/strip.png';
import { Specimen, State } from './specimen.tsx';

/** Controls for choices. */
export function ChoiceSpecimens() {
  return (
    <>
      <Checkboxes />
      <Cards />
      <Specimen of="segments">
        <State label="two" wide>
          <Sorting />
        </State>
      </Specimen>
      <Specimen of="tabs">
        <State label="ink">
          <Previews look="ink" />
        </State>
        <State label="line" wide>
          <Previews look="line" />
        </State>
      </Specimen>
    </>
  );
}

function Checkboxes() {
  const [checked, setChecked] = useState(true);
  return (
    <Specimen of="checkbox">
      <State label="checked">
        <Checkbox checked={checked} onChange={setChecked}>
          Same color for labels
        </Checkbox>
      </State>
      <State label="not checked">
        <Checkbox checked={!checked} onChange={(next) => setChecked(!next)}>
          Same color for labels
        </Checkbox>
      </State>
      <State label="disabled">
        <Checkbox checked disabled onChange={setChecked}>
          Same color for labels
        </Checkbox>
      </State>
    </Specimen>
  );
}

const SCHEME = ['#F7C948', '#7A2E12', '#E08B3A'];
const picture = <img src={strip} alt="" width={1125} height={432} />;
const BARS = <ColorBars colors={SCHEME} />;

function Cards() {
  const [flour, setFlour] = useState<'rye' | 'wheat' | 'spelt' | null>('rye');
  const [scheme, setScheme] = useState<'day' | 'dusk' | null>('day');
  return (
    <Specimen of="radio-cards">
      <State label="words; one is disabled" wide>
        <RadioCards
          legend="Flour"
          name="flour"
          required
          help="What the rolls are made of."
          columns={1}
          cards={[
            { value: 'rye', label: 'Rye', hint: 'Dark and sour' },
            { value: 'wheat', label: 'Wheat' },
            { value: 'spelt', label: 'Spelt', disabled: true },
          ]}
          value={flour}
          onChange={setFlour}
        />
      </State>
      <State label="pictures" wide>
        <RadioCards
          legend="Color scheme"
          name="scheme"
          columns="pairs"
          cards={[
            { value: 'day', label: 'Default Scheme', picture, aside: BARS },
            { value: 'dusk', label: 'Scheme 2', picture, aside: BARS },
          ]}
          value={scheme}
          onChange={setScheme}
        />
      </State>
      <State label="none chosen" wide>
        <RadioCards
          legend="Do you have a logo file?"
          name="logo"
          error="Required"
          cards={[
            { value: 'yes', label: 'Yes, I have a logo' },
            { value: 'no', label: 'No, make one from text' },
          ]}
          value={null}
          onChange={() => undefined}
        />
      </State>
    </Specimen>
  );
}

function Sorting() {
  const [value, setValue] = useState<'newest' | 'popular'>('popular');
  return (
    <Segments
      legend="Sorting By"
      name="sorting"
      options={[
        { value: 'newest', label: 'Newest' },
        { value: 'popular', label: 'Popular' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

const PREVIEWS = [
  { value: 'apple', label: 'Apple coupon' },
  { value: 'google', label: 'Google coupon' },
] as const;

function Previews({ look }: { readonly look: 'ink' | 'line' }) {
  const [value, setValue] = useState<'apple' | 'google'>('apple');
  return (
    <Tabs
      id={`previews-${look}`}
      label="Preview"
      look={look}
      tabs={PREVIEWS}
      value={value}
      onChange={setValue}
    >
      <TabPanel value={value}>The {value} card</TabPanel>
    </Tabs>
  );
}
