import type { ReactNode } from 'react';
import { branding } from '../app/branding.ts';
import { Mark, splitName } from '../app/mark.tsx';
import css from './sign-in/sign-in.module.css';

const LINES = 46;
const fan = Array.from({ length: LINES }, (_, index) => {
  const start = 470 + (index * 60) / (LINES - 1);
  const middle = 247 + (index * 506) / (LINES - 1);
  const end = 40 + (index * 920) / (LINES - 1);
  return `M0 ${start.toFixed(1)}C220 ${start.toFixed(1)} 330 ${middle.toFixed(1)} 720 ${end.toFixed(1)}`;
}).join('');

/** Sign-in and the screens like it: the organization at the left, one form at the right. */
export function AccountPage({ children }: { children: ReactNode }) {
  const { name, small } = splitName(branding.organizationName);
  return (
    <main className={css.page} id="main">
      <section className={css.left} aria-label={branding.organizationName}>
        <header className={css.brand}>
          <Mark size={30} />
          <span>
            {name}
            {small && <small>{small}</small>}
          </span>
        </header>
        <div className={css.art}>
          <svg viewBox="0 0 720 1000" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
            <path d={fan} stroke="currentColor" strokeWidth=".8" />
          </svg>
        </div>
        <p className={css.say}>
          What you own, what it becomes,
          <br />
          and who it reaches.
        </p>
      </section>
      <section className={css.right}>
        <div className={css.form}>{children}</div>
        <footer className={css.foot}>
          {branding.legalLinks.map(({ label, href }) => (
            <a key={label} href={href}>
              {label}
            </a>
          ))}
          <span>Support {branding.supportHours}</span>
        </footer>
      </section>
    </main>
  );
}
