import { useQuery } from '@apollo/client/react';
import { usePermission } from '@platform/mfe-kit';
import { ReportTemplatesQuery, type Template } from './templates.queries.ts';

/** R276: the templates that a report may begin with; none where the organization does not use them. */
export function useTemplateChoices(): readonly Template[] {
  const may = usePermission('report:templates');
  const { data } = useQuery(ReportTemplatesQuery, { variables: { pagination: { perPage: -1 } }, skip: !may });
  return (may && data?.reportTemplates.collection) || [];
}
