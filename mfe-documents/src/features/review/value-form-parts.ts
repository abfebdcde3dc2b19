import type { FormElement } from '@platform/mfe-kit/form-elements';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** Names that a form offers; any other name can be written. */
export interface KnownNames {
  readonly people: readonly string[];
  /** People and trusts: who may receive something. */
  readonly takers: readonly string[];
}

/** How the values of one field are corrected. Its texts name the field and say what to do. */
export interface ValueForm {
  readonly schema: z.ZodType<FieldValues, FieldValues>;
  /** What the form starts with. */
  readonly start: (value: never) => FieldValues;
  readonly elements: (known: KnownNames, typed: FieldValues) => readonly FormElement[];
  /** The value in the shape of the reading; what the form does not ask for stays as it was read. */
  readonly value: (typed: FieldValues, before: never) => unknown;
}
