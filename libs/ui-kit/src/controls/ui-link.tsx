import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };
export type LinkComponent = 'a' | ComponentType<LinkProps>;

export const LinkContext = createContext<LinkComponent>('a');

/** A link of the kit: the application decides how it navigates (see ThemeProvider). */
export function UiLink(props: LinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
