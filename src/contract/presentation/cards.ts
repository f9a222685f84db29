import type { Avatar } from '../person.ts';
import type { Privacy } from './presentation-address.ts';

/** A presentation in a row of others. */
export interface PresentationCard {
  oid: string;
  title: string;
  description: string;
  address: string;
  owner: { publicDisplayName: string; avatar: Avatar; address: string };
  /** 16 : 9; null while there is none. */
  thumbnail: string | null;
  /** A few seconds of it, for whoever points at the card. */
  animation: string | null;
  stopCount: number | null;
  viewCount: number;
  isStaffPick: boolean;
  /** Everybody may copy it. */
  isReusable: boolean;
  privacy: Privacy;
  /** Null for whoever may not edit it. */
  editAddress: string | null;
}

/** Cards beside a presentation, in the shape that the specification gives them. */
export interface SidebarCard {
  title: string;
  subTitle: string;
  path: string;
  thumbnail: string | null;
  type: 'presentation' | 'template' | 'video';
  previewAnimation?: string;
  /** So many lines at most. */
  titleLineCount: number;
  subTitleLineCount: number;
  /** "2:14"; of videos. */
  duration?: string;
}
