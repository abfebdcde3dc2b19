import type { LinkProps } from '@platform/ui-kit';
import { Link } from 'react-router';

const LEAVES_THE_APP = /^([a-z][a-z0-9+.-]*:|\/\/|\/files\/|\/remotes\/)/i;

/** The kit's link on React Router; other origins and downloads stay plain links. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (LEAVES_THE_APP.test(href) || rest.target === '_blank' || rest.download !== undefined)
    return <a href={href} {...rest} />;
  return <Link to={href} {...rest} />;
}
