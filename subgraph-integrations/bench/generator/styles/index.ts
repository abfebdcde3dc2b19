import type { Style } from '../style.ts';
import { florida } from './florida.ts';
import { form } from './form.ts';
import { newYork } from './new-york.ts';
import { old } from './old.ts';
import { plain } from './plain.ts';
import { schedule } from './schedule.ts';
import { texas } from './texas.ts';
import { workbook } from './workbook.ts';

/** In an order in which neighbours differ: the styles that are held out are taken from it in turn. */
export const STYLES: readonly Style[] = [plain, form, newYork, texas, old, schedule, florida, workbook];
