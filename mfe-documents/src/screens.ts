import { defineScreens } from '@platform/mfe-kit/screens';

/** Documents, uploads and the review of what was read. */
export const TITLE = 'Documents';

export const SCREENS = defineScreens([
  {
    id: 'documents',
    path: 'documents',
    title: 'Documents',
    access: { action: 'document:view', permissions: ['notClient'], clientDomains: ['document builder'] },
    menu: { group: 'main', order: 30, key: 'o' },
  },
  {
    id: 'choose-client',
    path: 'documents/upload',
    title: 'Upload documents',
    crumb: 'Upload',
    access: { action: 'document:upload', permissions: ['notClient'], clientDomains: ['document builder'] },
  },
  {
    id: 'estate-documents',
    path: 'estate/:estateId/documents',
    title: 'Documents',
    access: { action: 'document:view' },
    frame: 'estate',
    rail: { order: 50, icon: 'IconFileText' },
    clientBar: { order: 30 },
  },
  {
    id: 'document',
    path: 'estate/:estateId/documents/:documentId',
    title: 'Document',
    parent: 'estate-documents',
    access: { action: 'document:view' },
    frame: 'estate',
  },
  {
    id: 'document-dispositions',
    path: 'estate/:estateId/documents/:documentId/dispositions',
    title: 'Dispositions',
    parent: 'document',
    access: { action: 'document:view' },
    frame: 'estate',
  },
  {
    id: 'trust-dispositions',
    path: 'estate/:estateId/trusts/:trustId/dispositions',
    title: 'Dispositions',
    parent: 'trust',
    access: { action: 'document:view' },
    frame: 'estate',
  },
  {
    id: 'trust-notes',
    path: 'estate/:estateId/trusts/:trustId/notes',
    title: 'Provision notes',
    parent: 'trust',
    access: { action: 'document:view' },
    frame: 'estate',
  },
  {
    id: 'file',
    path: 'estate/:estateId/files/:uploadId',
    title: 'File',
    parent: 'estate-documents',
    access: { action: 'document:view' },
    frame: 'estate',
  },
  {
    id: 'notes-library',
    path: 'my-notes-library',
    title: 'My Notes Library',
    access: { action: 'library:notes' },
    menu: { group: 'main', order: 80, slideOutOnly: true },
  },
  {
    id: 'estate-upload',
    path: 'estate/:estateId/documents/upload',
    title: 'Upload documents',
    crumb: 'Upload',
    access: { action: 'document:upload' },
    frame: 'estate',
  },
  {
    id: 'review',
    path: 'estate/:estateId/abstractions/:uploadId',
    title: 'Review',
    parent: 'estate-documents',
    access: { action: 'document:view' },
    frame: 'estate',
    canvas: true,
  },
]);
