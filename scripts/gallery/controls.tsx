import { Images, RotateCcw } from 'lucide-react';
import { Button, ButtonAnchor, ButtonLink } from '../../src/ui/parts/buttons/button.tsx';
import { SearchField } from '../../src/ui/parts/fields/search-field.tsx';
import {
  Field,
  FieldPair,
  JoinedField,
  Select,
  TextArea,
  TextInput,
} from '../../src/ui/parts/fields/text-field.tsx';
import { TicketButton, TicketLink } from '../../src/ui/parts/buttons/ticket-button.tsx';
import { Specimen, statesBy } from './specimen.tsx';

/** Buttons and text fields. */
export function ControlSpecimens() {
  return (
    <>
      <Specimen of="button" states={BUTTONS} />
      <Specimen of="ticket-button" states={TICKETS} wide={WIDE_TICKETS} />
      <Specimen of="text-field" wide={FIELDS} />
      <Specimen of="search-field" wide={{ empty: <SearchField label="Search My Dashboard" /> }} />
    </>
  );
}

const BUTTONS = {
  ...statesBy(['plain', 'bare', 'ink', 'bad'], (look) => (
    <Button look={look}>
      <RotateCcw />
      Try again
    </Button>
  )),
  disabled: <Button disabled>Try again</Button>,
  pressed: <Button aria-pressed>Details</Button>,
  compact: (
    <Button look="ink" shape="compact">
      Create coupon
    </Button>
  ),
  square: (
    <Button shape="square" aria-label="Coupon and Ride-Along">
      <Images />
    </Button>
  ),
  link: <ButtonLink to="/">Back To Homepage</ButtonLink>,
  'link out': <ButtonAnchor href="#out">Open the coupon</ButtonAnchor>,
};

const TICKETS = {
  medium: <TicketButton>Next</TicketButton>,
  disabled: <TicketButton disabled>Next</TicketButton>,
  'large link': (
    <TicketLink to="/" size="large">
      Create a coupon
    </TicketLink>
  ),
  'its own icon': <TicketButton icon={<Images />}>Download</TicketButton>,
};
const WIDE_TICKETS = { 'full width': <TicketButton width="full">Save and continue</TicketButton> };

const HELP = 'Starts with https://';

const FIELDS = {
  'required, with help': (
    <Field label="Website" required help={HELP}>
      <TextInput placeholder="https://halfmoon.example" />
    </Field>
  ),
  wrong: (
    <Field label="Website" help={HELP} error="Must be a valid URL">
      <TextInput defaultValue="half moon" />
    </Field>
  ),
  disabled: (
    <Field label="Website">
      <TextInput disabled defaultValue="https://halfmoon.example" />
    </Field>
  ),
  area: (
    <Field label="Terms and Conditions">
      <TextArea defaultValue="One coupon per visit." rows={3} />
    </Field>
  ),
  select: (
    <Field label="Time zone">
      <Select defaultValue="east">
        <option value="east">New York</option>
        <option value="west">Los Angeles</option>
      </Select>
    </Field>
  ),
  joined: (
    <Field label="Link">
      <JoinedField>
        <TextInput readOnly defaultValue="https://tearline.example/r/1" />
        <Button>Copy</Button>
      </JoinedField>
    </Field>
  ),
  pair: (
    <FieldPair>
      <Field label="Phone">
        <TextInput />
      </Field>
      <Field label="Promo Code">
        <TextInput />
      </Field>
    </FieldPair>
  ),
};
