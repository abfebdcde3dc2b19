import { Page, Skeleton, SkeletonBar, SkeletonGroup, Stack } from '@platform/ui-kit';

/** Shape of most pages: a title, a strip, rows. */
export function PageSkeleton() {
  return (
    <Page>
      <Stack gap={24}>
        <SkeletonGroup label="Loading page">
          <Stack gap={10}>
            <SkeletonBar width={280} height={30} />
            {/* As wide as a phone has room for: a share of its own box widens that box. */}
            <SkeletonBar width="min(420px, 80vw)" />
          </Stack>
        </SkeletonGroup>
        <Skeleton rows={6} label="Loading content" />
      </Stack>
    </Page>
  );
}
