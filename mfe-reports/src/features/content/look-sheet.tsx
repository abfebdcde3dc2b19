import { useMutation, useQuery } from '@apollo/client/react';
import { LOGO_HEIGHTS } from '@platform/contracts/logo-heights';
import { refreshed, usePermission, useSessionState } from '@platform/mfe-kit';
import { isStaleVersion, serverErrorText } from '@platform/mfe-kit/forms';
import { Button, ErrorState, Grid, Note, notify, Row, Select, Sheet, Skeleton, Stack } from '@platform/ui-kit';
import { useRef, useState } from 'react';
import { type Look, type LookAttributes, LookQuery, SaveLookMutation } from './look.queries.ts';
import { LookPreview } from './look-preview.tsx';
import { LookTheme } from './look-theme.tsx';
import { LOGO, pictureIn } from './picture.ts';
import type { ContentChanges } from './use-content.ts';

const COVER = [16, 24, 32, 40, 48, 56, 64, 80, 96, 120] as const;
const FOOT = [8, 10, 12, 14, 16, 20, 24, 28] as const;

/** The logo, its heights on paper, and the colours and fonts of an organization. */
export function LookSheet({ changes }: { changes: ContentChanges }) {
  const { organizationId } = changes.of;
  const mayChange = usePermission('organization:edit');
  const { data, error, refetch } = useQuery(LookQuery, {
    variables: { organizationId },
    fetchPolicy: 'cache-and-network',
  });
  const { refetch: refetchSession } = useSessionState();
  const [update, { loading: busy }] = useMutation(SaveLookMutation);
  const look = data?.organization;
  if (error && !look) return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!look) return <Skeleton rows={6} label="Loading the look of reports" />;
  const saveOver = async (version: number, attributes: LookAttributes, said: string, back?: LookAttributes) => {
    try {
      const { data: saved } = await update({ variables: { organizationId, version, attributes } });
      const now = saved?.updateOrganizationTheme?.organization?.version;
      const undo = back && now !== undefined && (() => void saveOver(now, back, 'It is as it was before.'));
      notify({ message: said, ...(undo && { undo }) });
    } catch (problem) {
      notify({
        message: isStaleVersion(problem)
          ? 'Somebody changed this meanwhile. It is shown as it is now; nothing of yours was saved.'
          : serverErrorText(problem),
        tone: 'error',
      });
    }
    await refreshed(refetch);
    void refetchSession();
  };
  const save: LookPartProps['save'] = (...saved) => saveOver(look.version, ...saved);
  return (
    <Stack gap={20}>
      {!mayChange && <Note>An administrator of the organization changes these.</Note>}
      <Grid columns="2">
        <Logo look={look} disabled={busy || !mayChange} save={save} />
        <Sheet title="How a report looks">
          <LookPreview look={look} />
        </Sheet>
        <LookTheme
          key={JSON.stringify(look.organizationThemeSettings)}
          look={look}
          disabled={busy || !mayChange}
          save={save}
        />
      </Grid>
    </Stack>
  );
}

export interface LookPartProps {
  readonly look: Look;
  readonly disabled: boolean;
  /** `back`: what undoes it, where it can be said. */
  readonly save: (attributes: LookAttributes, said: string, back?: LookAttributes) => Promise<void>;
}

function Logo({ look, disabled, save }: LookPartProps) {
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  // Only a picture that was chosen here can be given again, not the address of one.
  const before = !look.logoUrl || look.logoUrl.startsWith('data:image/') ? { logo: look.logoUrl } : undefined;
  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    try {
      const logo = await pictureIn(chosen, LOGO);
      setProblem(undefined);
      await save({ logo }, 'Saved. Reports from now on have this logo.', before);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The picture cannot be read.');
    }
  };
  return (
    <Sheet title="Logo">
      <Stack gap={16}>
        <p>
          {look.logoUrl
            ? 'It stands on the cover of a report and at the foot of its pages.'
            : 'Without a logo the name of the organization stands on the cover and at the foot of pages.'}
        </p>
        <Row gap={8} wrap>
          <Button disabled={disabled} onClick={() => file.current?.click()}>
            {look.logoUrl ? 'Replace logo' : 'Choose logo'}
          </Button>
          {look.logoUrl && (
            <Button
              disabled={disabled}
              onClick={() =>
                void save({ logo: null }, 'Removed. Reports have the name of the organization instead.', before)
              }
            >
              Remove logo
            </Button>
          )}
        </Row>
        <input
          ref={file}
          type="file"
          accept={LOGO.kinds.join(',')}
          hidden
          aria-label="Choose a logo"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
        {problem && (
          <Note tone="warning" alert>
            {problem}
          </Note>
        )}
        <Height
          label="Height on the cover"
          steps={COVER}
          value={look.pdfLogoHeight ?? LOGO_HEIGHTS.cover.usual}
          disabled={disabled}
          onChange={(pdfLogoHeight) =>
            void save({ pdfLogoHeight }, `Saved. The logo is ${pdfLogoHeight} pixels tall on the cover.`)
          }
        />
        <Height
          label="Height at the foot of pages"
          steps={FOOT}
          value={look.pdfLogoFooterHeight ?? LOGO_HEIGHTS.foot.usual}
          disabled={disabled}
          onChange={(pdfLogoFooterHeight) =>
            void save({ pdfLogoFooterHeight }, `Saved. The logo is ${pdfLogoFooterHeight} pixels tall at the foot.`)
          }
        />
      </Stack>
    </Sheet>
  );
}

interface HeightProps {
  readonly label: string;
  readonly steps: readonly number[];
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (height: number) => void;
}

function Height({ label, steps, value, disabled, onChange }: HeightProps) {
  const heights = [...new Set([...steps, value])].sort((one, other) => one - other);
  return (
    <Select
      label={label}
      value={String(value)}
      disabled={disabled}
      options={heights.map((height) => ({ value: String(height), label: `${height} pixels` }))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
