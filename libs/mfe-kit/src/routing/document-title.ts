import { useEffect } from 'react';

/** Title of the browser tab: "The Castellan Family · Northmere Wealth". */
export function useDocumentTitle(title: string, suffix?: string): void {
  useEffect(() => {
    document.title = suffix ? `${title} · ${suffix}` : title;
  }, [title, suffix]);
}
