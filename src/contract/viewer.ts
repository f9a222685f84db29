import type { Opening } from '#model/paint/opening.ts';
import type { Avatar } from './person.ts';

/** A file to fetch. Its size is in bytes as a script receives them, after decompression: progress is measured by it. */
export interface FileToLoad {
  /** URL of the file, or a `data:` URL that holds a small one. */
  address: string;
  size: number;
}

/** The picture that a viewer shows at a stop until its canvas does, with enough around it for viewers of other shapes. */
export interface OpeningPicture extends Opening {
  address: string;
  /** The same for dense screens. */
  fineAddress?: string;
  /** The same for portrait phones, which show a stop differently. */
  upright?: OpeningPicture;
}

/** Everything the viewer fetches to show one version of a presentation. */
export interface ViewerFiles {
  /** The presentation in its in-memory form, as JSON; written by our own server from what it parsed. */
  content: FileToLoad;
  fonts: readonly (FileToLoad & { face: string })[];
  images: readonly (FileToLoad & { asset: string })[];
  videos: readonly { asset: string; address: string }[];
  /** Thumbnails, one per step, in path order. */
  thumbnails: readonly (string | null)[];
  /** One per stop, as far as they are painted. */
  openings: readonly (OpeningPicture | null)[];
  /**
   * One per stop, as far as known: which fonts and images it shows, counted from 0 through both lists. Null if it shows them all, or it is
   * unknown.
   */
  needs: readonly (readonly number[] | null)[];
  /** Whether it has charts, tables, code or right-to-left text: their painter is a separate file. */
  isRich: boolean;
}

export type PreviewState = 'loading' | 'show' | 'fallback';

/** What the overlay says about a presentation. */
export interface DisplayData {
  title: string;
  /** Whether the owner made the last change. */
  byOwner: boolean;
  lastModifiedDateString: string;
  owner: { publicDisplayName: string; avatar: Avatar; /** Profile page; null if there is none to go to. */ address: string | null };
  stopCount: number;
  /** Approximate autoplay duration, in minutes. */
  minutes: number;
  /** Blurred by the server, and inlined: nothing to wait for. */
  previewUrl: string | null;
  /** A sharp picture, to be blurred where it is shown. */
  fallbackPreviewUrl: string | null;
  previewState: PreviewState;
}

/** A presentation to watch next, offered at the end. */
export interface Suggestion {
  title: string;
  owner: string;
  address: string;
  thumbnail: string | null;
}

/** Texts of the viewer. The catalogue has them under the same keys; the code that mounts a viewer passes them in. */
export type ViewerTextKey =
  // Overlay; keys as in the specification.
  | 'viewer.learnMoreAboutPrezi'
  | 'viewer.restartButtonLabel'
  | 'viewer.presentButtonLabel'
  | 'viewer.viewOnPreziDotCom'
  | 'viewer.mainCtaText'
  | 'viewer.ctaButtonText'
  /** {title} */
  | 'viewer.present.name'
  /** {date} */
  | 'viewer.lastModified'
  /** {date}; changed by someone other than the owner */
  | 'viewer.lastModified.byOther'
  /** {count} */
  | 'viewer.stops'
  /** {count} */
  | 'viewer.minutes'
  | 'viewer.loading'
  | 'viewer.loading.long'
  | 'viewer.moreToWatch'
  | 'viewer.promo.about'
  | 'viewer.promo.video'
  | 'viewer.video.pause'
  | 'viewer.video.play'
  | 'viewer.share'
  | 'viewer.embed'
  | 'viewer.copy'
  // Control bar.
  | 'viewer.bar'
  | 'viewer.previous'
  | 'viewer.next'
  /** {title} */
  | 'viewer.next.named'
  /** {stop}, {count} */
  | 'viewer.position'
  /** {stop}, {title} */
  | 'viewer.stop.named'
  /** {stop} */
  | 'viewer.stop.untitled'
  | 'viewer.track'
  | 'viewer.overview'
  | 'viewer.overview.close'
  | 'viewer.overview.hint'
  | 'viewer.autoplay'
  | 'viewer.autoplay.pause'
  /** {seconds} */
  | 'viewer.autoplay.due'
  | 'viewer.captions'
  | 'viewer.captions.off'
  | 'viewer.fullscreen'
  | 'viewer.fullscreen.leave'
  | 'viewer.more'
  | 'viewer.close'
  | 'viewer.backToPath'
  | 'viewer.mute'
  | 'viewer.unmute'
  | 'viewer.hint.move'
  | 'viewer.hint.overview'
  // List of keyboard shortcuts.
  | 'viewer.keys'
  | 'viewer.keys.move'
  | 'viewer.keys.ends'
  | 'viewer.key.home'
  | 'viewer.key.end'
  | 'viewer.key.shift'
  | 'viewer.keys.overview'
  | 'viewer.keys.autoplay'
  | 'viewer.keys.captions'
  | 'viewer.keys.mute'
  | 'viewer.keys.videos'
  | 'viewer.keys.fullscreen'
  | 'viewer.keys.zoom'
  | 'viewer.keys.pan'
  | 'viewer.keys.help'
  | 'viewer.keys.escape'
  // For people who read instead of watching.
  | 'viewer.canvas'
  | 'viewer.canvas.about'
  | 'viewer.read'
  | 'viewer.read.close'
  | 'viewer.read.show'
  | 'viewer.image'
  /** {stop}, {count}, {title} */
  | 'viewer.announce.stop'
  /** {text} */
  | 'viewer.announce.revealed'
  | 'viewer.announce.overview'
  | 'viewer.announce.ended'
  | 'viewer.announce.autoplay'
  | 'viewer.announce.paused'
  // Errors.
  | 'viewer.missingImage'
  | 'viewer.unreadable'
  | 'viewer.problem.title'
  | 'viewer.problem.script'
  | 'viewer.problem.content'
  | 'viewer.problem.offline'
  | 'viewer.problem.browser'
  /** {count} */
  | 'viewer.problem.images'
  | 'viewer.problem.fonts'
  | 'viewer.problem.plain'
  | 'viewer.problem.dialog'
  /** {stop} */
  | 'viewer.resumed'
  | 'viewer.resumed.begin'
  | 'viewer.notices'
  | 'viewer.retry'
  | 'viewer.dismiss';

export type ViewerText = (key: ViewerTextKey, values?: Record<string, string | number>) => string;
