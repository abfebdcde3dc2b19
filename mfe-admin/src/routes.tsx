import { useSession } from '@platform/mfe-kit';
import { Page, PageHead } from '@platform/ui-kit';
import { Route, Routes } from 'react-router';

function OverviewRoute() {
  const { organization } = useSession();
  return (
    <Page>
      <PageHead title={organization?.name ?? 'Organization'} />
    </Page>
  );
}

export default function AdminRoutes() {
  return (
    <Routes>
      <Route path="organization-overview" element={<OverviewRoute />} />
    </Routes>
  );
}
