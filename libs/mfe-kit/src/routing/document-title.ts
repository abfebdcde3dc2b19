import { createContext, useContext, useEffect } from 'react';
import { useSessionState } from '../session/session-context.tsx';

/** What the pages below are about, such as a household; null: the organization itself. */
export const TitleContext = createContext<string | null>(null);

/**
 * Title of the browser tab, in one form everywhere: what the page shows, then of whom. "Family · The Castellan Family",
 * "Clients · Northmere Wealth", "The Castellan Family · Northmere Wealth"; without an organization the page alone.
 */
export function useDocumentTitle(title: string): void {
  const about = useContext(TitleContext);
  const organization = useSessionState().session?.organization?.name;
  const whose = about && about !== title ? about : organization;
  useEffect(() => {
    document.title = whose ? `${title} · ${whose}` : title;
  }, [title, whose]);
}
