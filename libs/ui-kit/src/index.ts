export { classNames } from './class-names.ts';
export { Button, type ButtonProps, IconButton, type IconButtonProps, LinkButton } from './controls/button.tsx';
export {
  Checkbox,
  CheckboxGroup,
  type CheckProps,
  RadioGroup,
  Segmented,
  type SegmentedProps,
  Switch,
} from './controls/choices.tsx';
export { Dropzone, type DropzoneProps } from './controls/dropzone.tsx';
export type { FieldFrameProps, FieldIds } from './controls/field.tsx';
export {
  type Option,
  PasswordInput,
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from './controls/inputs.tsx';
export { FilterChip, Pagination, type PaginationProps, Tabs, type TabsProps } from './controls/navigation.tsx';
export { RangeInput, type RangeInputProps } from './controls/range.tsx';
export { SkipLink } from './controls/skip.tsx';
export { type LinkComponent, type LinkProps, UiLink } from './controls/ui-link.tsx';
export { useZoom, type Zoom, ZoomTools } from './controls/zoom.tsx';
export {
  Avatar,
  Chip,
  type ChipProps,
  initialsOf,
  KeyHint,
  List,
  ListItem,
  type ListItemProps,
  Monogram,
} from './data/chip.tsx';
export {
  Caption,
  Figure,
  type FigureProps,
  FigureStrip,
  FigureText,
  Money,
  ProgressBar,
  VisuallyHidden,
} from './data/figure.tsx';
export { Receipt, type ReceiptLine, type ReceiptProps, Statute, type StatuteProps } from './data/receipt.tsx';
export { type Share, ShareBar, type ShareBarProps } from './data/share-bar.tsx';
export { Banner, Note, type NoteProps, StaleNote } from './feedback/note.tsx';
export { Skeleton, SkeletonBar, SkeletonGroup } from './feedback/skeleton.tsx';
export {
  AccessDeniedState,
  CrashState,
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  FilteredEmptyState,
  UnavailableState,
} from './feedback/states.tsx';
export { notify, type ToastInput } from './feedback/toasts.tsx';
export { RailFrame, type RailFrameProps, type RailItem } from './layout/left-rail.tsx';
export { ListToolbar } from './layout/list-toolbar.tsx';
export {
  type Crumb,
  CrumbsContext,
  Grid,
  Page,
  PageHead,
  type PageHeadProps,
  Row,
  Sheet,
  type SheetProps,
  Stack,
} from './layout/page.tsx';
export { PageTitle } from './layout/page-title.tsx';
export { lazyPart } from './loading/lazy-part.ts';
export { type IconName, type Meaning, MeaningIcon, type Tone } from './meaning.tsx';
export { Menu, type MenuItem, type MenuProps, Tooltip } from './overlays/menu.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  Drawer,
  type DrawerProps,
  Modal,
  type ModalProps,
  NAVIGATION_PANEL_WIDTH,
} from './overlays/modal.tsx';
export { Palette, type PaletteProps } from './overlays/palette.tsx';
export {
  deriveTheme,
  type OrganizationThemeSettings,
  SANS_FONTS,
  SERIF_FONTS,
} from './theme/organization-theme.ts';
export { type SchemeChoice, ThemeProvider, type ThemeProviderProps } from './theme/theme-provider.tsx';
