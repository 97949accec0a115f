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
import { Specimen, State } from './specimen.tsx';

/** Buttons and text fields. */
export function ControlSpecimens() {
  return (
    <>
      <Buttons />
      <Tickets />
      <TextFields />
      <Specimen of="search-field">
        <State label="empty" wide>
          <SearchField label="Search My Dashboard" />
        </State>
      </Specimen>
    </>
  );
}

const LOOKS = ['plain', 'bare', 'ink', 'bad'] as const;

function Buttons() {
  return (
    <Specimen of="button">
      {LOOKS.map((look) => (
        <State key={look} label={look}>
          <Button look={look}>
            <RotateCcw />
            Try again
          </Button>
        </State>
      ))}
      <State label="disabled">
        <Button disabled>Try again</Button>
      </State>
      <State label="pressed">
        <Button aria-pressed>Details</Button>
      </State>
      <State label="compact">
        <Button look="ink" shape="compact">
          Create coupon
        </Button>
      </State>
      <State label="square">
        <Button shape="square" aria-label="Coupon and Ride-Along">
          <Images />
        </Button>
      </State>
      <State label="link">
        <ButtonLink to="/">Back To Homepage</ButtonLink>
      </State>
      <State label="link out">
        <ButtonAnchor href="#out">Open the coupon</ButtonAnchor>
      </State>
    </Specimen>
  );
}

function Tickets() {
  return (
    <Specimen of="ticket-button">
      <State label="medium">
        <TicketButton>Next</TicketButton>
      </State>
      <State label="disabled">
        <TicketButton disabled>Next</TicketButton>
      </State>
      <State label="large link">
        <TicketLink to="/" size="large">
          Create a coupon
        </TicketLink>
      </State>
      <State label="its own icon">
        <TicketButton icon={<Images />}>Download</TicketButton>
      </State>
      <State label="full width" wide>
        <TicketButton width="full">Save and continue</TicketButton>
      </State>
    </Specimen>
  );
}

const HELP = 'Starts with https://';

function TextFields() {
  return (
    <Specimen of="text-field">
      <State label="required, with help" wide>
        <Field label="Website" required help={HELP}>
          <TextInput placeholder="https://halfmoon.example" />
        </Field>
      </State>
      <State label="wrong" wide>
        <Field label="Website" help={HELP} error="Must be a valid URL">
          <TextInput defaultValue="half moon" />
        </Field>
      </State>
      <State label="disabled" wide>
        <Field label="Website">
          <TextInput disabled defaultValue="https://halfmoon.example" />
        </Field>
      </State>
      <OtherControls />
    </Specimen>
  );
}

function OtherControls() {
  return (
    <>
      <State label="area" wide>
        <Field label="Terms and Conditions">
          <TextArea defaultValue="One coupon per visit." rows={3} />
        </Field>
      </State>
      <State label="select" wide>
        <Field label="Time zone">
          <Select defaultValue="east">
            <option value="east">New York</option>
            <option value="west">Los Angeles</option>
          </Select>
        </Field>
      </State>
      <State label="joined" wide>
        <Field label="Link">
          <JoinedField>
            <TextInput readOnly defaultValue="https://tearline.example/r/1" />
            <Button>Copy</Button>
          </JoinedField>
        </Field>
      </State>
      <State label="pair" wide>
        <FieldPair>
          <Field label="Phone">
            <TextInput />
          </Field>
          <Field label="Promo Code">
            <TextInput />
          </Field>
        </FieldPair>
      </State>
    </>
  );
}
