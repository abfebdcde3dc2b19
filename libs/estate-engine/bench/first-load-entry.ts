/** What the screens that play a plan in the browser ask of the engine, and so all that they load of it at first. */
export {
  DEFAULT_INFLATION_RATE,
  distribution,
  problemWords,
  secondPartName,
  trustOfPart,
  whatIf,
} from '../src/index.ts';
