import type { Estate } from '../../domain/estate/estate.ts';
import { type ProfileItem, profileItems } from '../../domain/upload/automatic-profile.ts';
import type { EstateUpload } from '../../domain/upload/upload.ts';

/** An item of a plan made from files, with the file that it comes from. */
export interface ProfileItemView extends ProfileItem {
  readonly upload: EstateUpload;
}

export function profileView(estate: Estate, files: readonly EstateUpload[]): ProfileItemView[] {
  return profileItems(estate, files).flatMap((item) => {
    const upload = files.find(({ id }) => id === item.uploadId);
    return upload ? [{ ...item, upload }] : [];
  });
}
