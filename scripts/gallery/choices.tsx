import { useState } from 'react';
import { Checkbox } from '../../src/ui/parts/fields/checkbox.tsx';
import { ColorBars } from '../../src/ui/parts/paper/color-bars.tsx';
import { RadioCards } from '../../src/ui/parts/fields/radio-cards.tsx';
import { Segments } from '../../src/ui/parts/fields/segments.tsx';
import { TabPanel, Tabs } from '../../src/ui/parts/navigation/tabs.tsx';
import strip from '../../designs/bakery/strip.png';
import { Specimen } from './specimen.tsx';

/** Controls for choices. */
export function ChoiceSpecimens() {
  return (
    <>
      <Specimen
        of="checkbox"
        states={{
          checked: <SameColor />,
          'not checked': <SameColor isOff />,
          disabled: <SameColor isDisabled />,
        }}
      />
      <Specimen
        of="radio-cards"
        wide={{
          'words; one is disabled': <Flours />,
          pictures: <Schemes />,
          'none chosen': NONE_CHOSEN,
        }}
      />
      <Specimen of="segments" wide={{ two: <Sorting /> }} />
      <Specimen
        of="tabs"
        states={{ ink: <Previews look="ink" /> }}
        wide={{ line: <Previews look="line" /> }}
      />
    </>
  );
}

function SameColor({ isOff, isDisabled }: Readonly<Partial<Record<'isOff' | 'isDisabled', true>>>) {
  const [checked, setChecked] = useState(isOff !== true);
  return (
    <Checkbox checked={checked} disabled={isDisabled === true} onChange={setChecked}>
      Same color for labels
    </Checkbox>
  );
}

function Flours() {
  const [flour, setFlour] = useState<'rye' | 'wheat' | 'spelt' | null>('rye');
  return (
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
  );
}

const picture = <img src={strip} alt="" width={1125} height={432} />;
const BARS = <ColorBars colors={['#F7C948', '#7A2E12', '#E08B3A']} />;

function Schemes() {
  const [scheme, setScheme] = useState<'day' | 'dusk' | null>('day');
  return (
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
  );
}

const NONE_CHOSEN = (
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
);

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
