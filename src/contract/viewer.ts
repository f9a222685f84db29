import type { Avatar } from './person.ts';

/** A file to fetch. Its size counts bytes as they arrive at a script, after decompression: progress is counted by it. */
export interface FileToLoad {
  /** Of the file, or a `data:` address that holds a small one. */
  address: string;
  size: number;
}

/** Everything that the viewer fetches to show one version of a presentation. */
export interface ViewerFiles {
  /** The presentation in its in-memory form, as JSON; written by our own server from what it has parsed. */
  content: FileToLoad;
  fonts: readonly (FileToLoad & { face: string })[];
  images: readonly (FileToLoad & { asset: string })[];
  videos: readonly { asset: string; address: string }[];
  /** Small pictures, one a step, in the order of the path. */
  thumbnails: readonly (string | null)[];
  /** It has charts, tables, code or right-to-left text: their painter is a file of its own. */
  isRich: boolean;
}

export type PreviewState = 'loading' | 'show' | 'fallback';

/** What the overlay tells about a presentation. */
export interface DisplayData {
  title: string;
  /** The last change was the owner's own. */
  byOwner: boolean;
  lastModifiedDateString: string;
  owner: { publicDisplayName: string; avatar: Avatar; /** Its page; null where there is none to go to. */ address: string | null };
  stopCount: number;
  /** About how long it plays by itself, in minutes. */
  minutes: number;
  previewUrl: string | null;
  fallbackPreviewUrl: string | null;
  previewState: PreviewState;
}

/** Another presentation to watch, at the end of one. */
export interface Suggestion {
  title: string;
  owner: string;
  address: string;
  thumbnail: string | null;
}

/** The words of the viewer. They live in the catalogue under the same names; who mounts a viewer hands them in. */
export type ViewerTextKey =
  // The overlay's, named as the specification has them.
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
  /** {date}; by somebody else than the owner */
  | 'viewer.lastModified.byOther'
  /** {count} */
  | 'viewer.stops'
  /** {count} */
  | 'viewer.minutes'
  | 'viewer.loading'
  | 'viewer.moreToWatch'
  | 'viewer.promo.about'
  | 'viewer.promo.video'
  | 'viewer.video.pause'
  | 'viewer.video.play'
  | 'viewer.share'
  | 'viewer.copy'
  // The bar.
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
  // The list of keys.
  | 'viewer.keys'
  | 'viewer.keys.move'
  | 'viewer.keys.ends'
  | 'viewer.keys.overview'
  | 'viewer.keys.autoplay'
  | 'viewer.keys.captions'
  | 'viewer.keys.mute'
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
  // What can go wrong.
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
  /** {stop} */
  | 'viewer.resumed'
  | 'viewer.resumed.begin'
  | 'viewer.notices'
  | 'viewer.retry'
  | 'viewer.dismiss';

export type ViewerText = (key: ViewerTextKey, values?: Record<string, string | number>) => string;
