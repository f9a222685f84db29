import type { Avatar } from '../person.ts';
import type { Privacy } from './presentation-address.ts';

/** A presentation in a list. */
export interface PresentationCard {
  oid: string;
  title: string;
  description: string;
  address: string;
  owner: { publicDisplayName: string; avatar: Avatar; address: string };
  /** 16 : 9; null while there is none. */
  thumbnail: string | null;
  /** A few seconds of it, played when hovering over the card. */
  animation: string | null;
  stopCount: number | null;
  viewCount: number;
  isStaffPick: boolean;
  /** Everyone may copy it. */
  isReusable: boolean;
  privacy: Privacy;
  /** Null for users who may not edit it. */
  editAddress: string | null;
}

/** Cards beside a presentation, in the shape the specification defines. */
export interface SidebarCard {
  title: string;
  subTitle: string;
  path: string;
  thumbnail: string | null;
  type: 'presentation' | 'template' | 'video';
  previewAnimation?: string;
  /** Maximum number of lines. */
  titleLineCount: number;
  subTitleLineCount: number;
  /** "2:14"; videos only. */
  duration?: string;
}
