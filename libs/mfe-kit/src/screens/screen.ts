import type { MembershipRole, OrganizationSettingName } from '@platform/contracts';
import type { Action } from '@platform/contracts/access';
import type * as tabler from '@tabler/icons-react';
import type { ClientDomain, RoutePermission } from './route-permissions.ts';

/** An icon of the set that screens use; the build publishes its lines, so that nobody else has to know it. */
export type IconName = Extract<keyof typeof tabler, `Icon${string}`>;

/** Who may open a screen. `visitors`: people who are not signed in, and they alone; `public`: everybody. */
export type ScreenAccess =
  | 'public'
  | 'visitors'
  | {
      /** What the servers ask as well (docs/access-policy.md). */
      readonly action: Action;
      /** Any of these besides. */
      readonly permissions?: readonly RoutePermission[];
      /** For clients in their place: any of these. */
      readonly clientDomains?: readonly ClientDomain[];
      /** What somebody who may not can do about it. */
      readonly hint?: string;
      /** The same where a switch of the organization alone is in the way. */
      readonly switchedOffHint?: string;
    };

/** What must hold beyond the access. */
export interface ScreenCondition {
  /** Acting as one of these. */
  readonly roles?: readonly MembershipRole[];
  readonly flag?: string;
  readonly setting?: OrganizationSettingName;
  readonly withoutSetting?: OrganizationSettingName;
  /** `own`: works inside an organization; `top-level`: inside one that is not part of another. */
  readonly organization?: 'own' | 'top-level';
}

/** What stands around a screen: the rail of the estate or of the organization, the bar alone, or nothing at all. */
export const SCREEN_FRAMES = ['estate', 'organization', 'bar', 'none'] as const;
export type ScreenFrame = (typeof SCREEN_FRAMES)[number];

export const MENU_GROUPS = ['main', 'organization', 'account'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** One address and everything that the rest of the application says about it. */
export interface Screen<Icon = IconName> {
  /** Of all screens, such as "balance-sheet"; the remote's routes give the page of this id. */
  readonly id: string;
  /** From the root of the page, as React Router writes it: "estate/:estateId/family". */
  readonly path: string;
  readonly title: string;
  /** In the breadcrumb, where the title is not what is said there. */
  readonly crumb?: string;
  /** The screen above it, where that is not the one whose path this one begins with. */
  readonly parent?: string;
  readonly access: ScreenAccess;
  /** Neither offered nor opened without it. */
  readonly when?: ScreenCondition;
  /** Default: `bar`. */
  readonly frame?: ScreenFrame;
  /** Takes the whole width; the rail folds to icons. */
  readonly canvas?: boolean;
  /** Its place in the rail of its frame. */
  readonly rail?: {
    readonly order: number;
    readonly icon: Icon;
    readonly label?: string;
    /** A rule above it. */
    readonly separated?: boolean;
    /** Not in the rail without it; the page still opens. */
    readonly when?: ScreenCondition;
  };
  /** Its place in the bar of a client, for the client's own estate. */
  readonly clientBar?: { readonly order: number; readonly label?: string };
  /** Its place in both forms of the menu and in the search dialog. */
  readonly menu?: {
    readonly group: MenuGroup;
    readonly order: number;
    readonly label?: string;
    /** Not in the top bar, only in the slide-out. */
    readonly slideOutOnly?: boolean;
    /** Opened by this letter after `g`. */
    readonly key?: string;
    /** Not in the menu without it; the page still opens. */
    readonly when?: ScreenCondition;
  };
  /** Promoted in the footer under this label: a link while the path can be filled from the page at hand. */
  readonly promotion?: { readonly label: string };
}

/** A remote's screens as it publishes them beside its manifest (`screens.json`). */
export interface PublishedScreens {
  /** For people: "Documents". */
  readonly title: string;
  readonly screens: readonly Screen<readonly string[]>[];
}

/** A screen of the running application: with its owner, and its icon as lines. */
export interface KnownScreen extends Screen<readonly string[]> {
  /** Null: the shell's own. */
  readonly remote: { readonly name: string; readonly title: string } | null;
}

/** Keeps the ids of a remote's screens as types, so that its routes cannot miss a page. */
export const defineScreens = <const Screens extends readonly Screen[]>(screens: Screens): Screens => screens;
