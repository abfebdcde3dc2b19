import { estateNounSchema, number, oneOf, orNull, part, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { PersonPhoto, PhotoFile } from '../../domain/person/person-photo.ts';
import { PICTURE_KINDS } from '../../domain/person/picture.ts';

export interface PersonPhotoRecord extends Omit<PersonPhoto, 'id'> {
  readonly _id: string;
  readonly estateDeleted?: boolean;
  readonly estateArchived?: boolean;
}

export function definePersonPhotoModel(connection: Connection): Model<PersonPhotoRecord> {
  const schema = estateNounSchema<PersonPhotoRecord>({
    file: orNull(
      part<PhotoFile>({
        blobKey: text,
        filename: text,
        mimetype: oneOf(PICTURE_KINDS),
        byteSize: number,
        sha256: text,
      }),
    ),
  });
  schema.index({ 'file.blobKey': 1 });
  return connection.model<PersonPhotoRecord>('PersonPhoto', schema, 'person_photos');
}
