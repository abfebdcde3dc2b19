import { deriveTheme } from '@platform/ui-kit';
import type { CSSProperties } from 'react';
import { footLogoHeight, logoHeight, printableLogo } from '../report-page/logo.ts';
import css from './look.module.css';
import type { Look } from './look.queries.ts';

/** The cover and the foot of a page, half as large as on paper. */
export function LookPreview({ look }: { look: Look }) {
  const logo = printableLogo(look.logoUrl);
  // Paper is light, whatever scheme the screen has.
  const { variables } = deriveTheme(look.organizationThemeSettings ?? {});
  return (
    <div
      className={css.paper}
      role="img"
      aria-label={logo ? 'The cover of a report with the logo' : `The cover of a report with the name ${look.name}`}
      style={variables.light as CSSProperties}
    >
      <div className={css.cover}>
        {logo ? <img src={logo} alt="" style={{ height: logoHeight(look.pdfLogoHeight) / 2 }} /> : <b>{look.name}</b>}
        <span className={css.title}>Estate plan review</span>
        <span>A family</span>
      </div>
      <div className={css.foot}>
        {logo ? <img src={logo} alt="" style={{ height: footLogoHeight(look.pdfLogoFooterHeight) / 2 }} /> : look.name}
        <span>Page 1 of 12</span>
      </div>
    </div>
  );
}
