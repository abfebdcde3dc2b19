import type { Style } from '../style.ts';
import { answers } from './answers.ts';
import { firm } from './firm.ts';
import { florida } from './florida.ts';
import { form } from './form.ts';
import { legalAid } from './legal-aid.ts';
import { newYork } from './new-york.ts';
import { old } from './old.ts';
import { plain } from './plain.ts';
import { schedule } from './schedule.ts';
import { seventies } from './seventies.ts';
import { statutory } from './statutory.ts';
import { texas } from './texas.ts';
import { workbook } from './workbook.ts';

/** In an order in which neighbours differ: the styles that are held out are taken from it in turn. */
export const STYLES: readonly Style[] = [
  plain,
  form,
  newYork,
  texas,
  old,
  schedule,
  florida,
  workbook,
  legalAid,
  seventies,
  statutory,
  firm,
  answers,
];
