import { useQuery } from '@apollo/client/react';
import { Button, Select } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';
import { FilePreview } from '../file/file-preview.tsx';
import css from './review.module.css';

const BesideQuery = graphql(`
  query FilesBeside($estateId: ID!) {
    estateUploads(estateId: $estateId, pagination: { perPage: -1 }) { collection { id file { filename } } }
  }
`);

interface BesideProps {
  readonly estateId: string;
  /** The file that is reviewed. */
  readonly uploadId: string;
  readonly shownId: string;
  readonly onShow: (uploadId: string) => void;
  readonly onClose: () => void;
}

/** A second document beside the one that is reviewed; the same one at another place, too. */
export function Beside({ estateId, uploadId, shownId, onShow, onClose }: BesideProps) {
  const { data } = useQuery(BesideQuery, { variables: { estateId } });
  const files = data?.estateUploads.collection ?? [];
  return (
    <section className={css.beside} aria-label="Second document">
      <div className={css.besideHead}>
        <Select
          compact
          label="Second document"
          options={files.map(({ id, file }) => ({
            value: id,
            label: id === uploadId ? `${file.filename} (the same file)` : file.filename,
          }))}
          value={shownId}
          onChange={({ target }) => onShow(target.value)}
        />
        <Button size="small" onClick={onClose}>
          Close it
        </Button>
      </div>
      <FilePreview key={shownId} id={shownId} bare />
    </section>
  );
}
