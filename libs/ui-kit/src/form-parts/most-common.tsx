import css from './form-parts.module.css';

/** Marks the option that most people choose. */
export function MostCommon() {
  return <span className={css.mostCommon}>Most Common</span>;
}
