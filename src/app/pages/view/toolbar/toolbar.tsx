import { eyeIcon } from '#app/ui/icon/page-icons.ts';
import { announce } from '#app/client/analytics/announce.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import type { Announce } from '#contract/analytics/catalogue.ts';
import { Still } from '#app/site/still.tsx';
import { abusePath, isListed } from '#contract/presentation/presentation-address.ts';
import { routes } from '#contract/routes.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { useEffect, useId, useState, type MouseEvent } from 'react';
import { openModal, registerModal } from '../../../sharing/modals.ts';
import { createChunk } from '#viewer/chunks/chunk.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { needsScript, visuallyHidden } from '../../../ui/type.css.ts';
import { StillIcon } from '../about/still-icon.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import type { PdfTrigger } from '../pdf/pdf-dialog.tsx';
import { CopyTool } from './copy-tool.tsx';
import { fetchEarly, Lazy } from './lazy.tsx';
import { closeModal, showEmbedModal, useModalState } from './modal-state.ts';
import { ToolLabel } from './tool.tsx';
import { bar, more, place, rest, side, told, tool, views } from './toolbar.css.ts';

type Needed =
  | ('oid' | 'title' | 'tags' | 'shareAddress' | 'privacy' | 'viewCount' | 'likesCount' | 'hasLiked' | 'isAuthenticated' | 'isMobile')
  | ('prezilink' | 'makeACopyRedirectUrl' | 'showMakeACopyButton' | 'isResponsiveOnly' | 'curation' | 'evaluatedFeatures')
  | ('preziIsMine' | 'pdf' | 'stage' | 'thumbnail' | 'display');

export interface ToolbarProps extends Pick<ViewPageProps, Needed> {
  onEvent?: Announce;
}

const SHARE = 'share';
const parts = {
  share: createChunk('worded-share-modal', (insist) => insist(import('../../../sharing/share-modal/worded-share-modal.tsx'))),
  embed: createChunk('embed-dialog', (insist) => insist(import('../../../sharing/embed-code/embed-dialog.tsx'))),
  pdf: createChunk('pdf-dialog', (insist) => insist(import('../pdf/pdf-dialog.tsx'))),
  curation: createChunk('curation-menu', (insist) => insist(import('../curation/curation-menu.tsx'))),
};
const loadShare = async () => (await parts.share.load()).WordedShareModal;
const loadEmbed = async () => (await parts.embed.load()).EmbedDialog;
const loadPdf = async () => (await parts.pdf.load()).PdfDialog;
const loadCuration = async () => (await parts.curation.load()).CurationMenu;

/** The actions for a presentation, below it. */
export function Toolbar({ onEvent = announce, ...page }: ToolbarProps) {
  const { oid, title, tags, shareAddress, likesCount, isAuthenticated, evaluatedFeatures } = page;
  const text = useText();
  const { origin } = useFrame();
  const restId = useId();
  const modal = useModalState();
  const [isSharing, setSharing] = useState(false);
  const hasPdf = evaluatedFeatures['gm-view-page-pdf-download'] && (page.pdf || page.preziIsMine);
  // `sessionParameter`, set on return from paying; spelled out because importing it would make one more file to load.
  const [pdf, setPdf] = useState<PdfTrigger>(() =>
    hasPdf && /[?&]session-id=/.test(globalThis.location?.search ?? '') ? 'Open' : 'NotOpen',
  );
  useEffect(() => registerModal(SHARE, () => setSharing(true)), []);

  const download = (event: MouseEvent) => {
    event.preventDefault();
    onEvent('pdf-download-click');
    setPdf('Open');
  };

  return (
    <div className={place}>
      <div className={bar} role="group" aria-label={text('share.toolbar.label')}>
        <div className={side}>
          {likesCount !== undefined && (
            <LikeButton
              oid={oid}
              linkId={page.prezilink?.link_id}
              likesCount={likesCount}
              isLiked={page.hasLiked}
              isAuthenticated={isAuthenticated}
              onEvent={onEvent}
            />
          )}
          <button
            type="button"
            className={classNames(tool, needsScript)}
            aria-haspopup="dialog"
            onClick={() => openModal(SHARE)}
            {...fetchEarly(loadShare)}
          >
            <ToolLabel icon="share" label={text('share.toolbar.share')} />
          </button>
          {page.privacy !== 'private' && (
            <button
              type="button"
              className={classNames(tool, needsScript)}
              aria-haspopup="dialog"
              onClick={() => showEmbedModal()}
              {...fetchEarly(loadEmbed)}
            >
              <ToolLabel icon="code" label={text('share.toolbar.embed')} />
            </button>
          )}
          {page.showMakeACopyButton && page.makeACopyRedirectUrl && !page.isMobile && (
            <CopyTool address={page.makeACopyRedirectUrl} isAuthenticated={isAuthenticated} />
          )}
        </div>
        <div className={side}>
          <div className={rest} id={restId} popover="auto">
            <Still className={told}>
              {import.meta.env.SSR && (
                <>
                  {isListed(page.privacy) && (
                    <span className={views}>
                      <Icon name={eyeIcon} />
                      <span>{text('share.toolbar.views', { views: page.viewCount })}</span>
                    </span>
                  )}
                  <a href={abusePath(oid, page.prezilink?.link_id)} target="_blank" rel="noopener" className={tool} data-event="report">
                    <StillIcon name="flag" size={18} />
                    <span>{text('share.toolbar.report')}</span>
                    <span className={visuallyHidden}>{text('share.toolbar.newTab')}</span>
                  </a>
                </>
              )}
            </Still>
            {page.curation && evaluatedFeatures['allow-content-curation'] && (
              <Lazy
                load={loadCuration}
                isNeeded
                with={{ oid, tag: page.curation.tag }}
                meanwhile={
                  <button type="button" className={classNames(tool, needsScript)} disabled>
                    <ToolLabel icon="tag" label={text('share.curation.label')} />
                  </button>
                }
              />
            )}
          </div>
          {hasPdf && (
            // Without scripts, links to the contact page.
            <a href={routes.contactBilling} className={tool} aria-haspopup="dialog" onClick={download} {...fetchEarly(loadPdf)}>
              <ToolLabel icon="fileDown" label={text('share.toolbar.download')} short={text('share.toolbar.downloadShort')} />
            </a>
          )}
          <Still className={told}>
            {import.meta.env.SSR && (
              <button type="button" className={classNames(tool, more)} popoverTarget={restId}>
                <ToolLabel icon="more" label={text('share.toolbar.more')} />
              </button>
            )}
          </Still>
        </div>
      </div>
      <Lazy
        load={loadShare}
        isNeeded={isSharing}
        onFailure={() => setSharing(false)}
        with={{
          isOpen: isSharing,
          onClose: () => setSharing(false),
          oid,
          title,
          tags,
          url: shareAddress,
          isMobile: page.isMobile,
          onEvent,
        }}
      />
      <Lazy
        load={loadEmbed}
        isNeeded={modal === 'EMBED'}
        onFailure={() => closeModal()}
        with={{
          isOpen: modal === 'EMBED',
          onClose: () => closeModal(),
          origin,
          oid,
          title,
          isResponsiveOnly: page.isResponsiveOnly,
          onEvent,
        }}
      />
      <Lazy
        load={loadPdf}
        isNeeded={pdf !== 'NotOpen'}
        onFailure={() => setPdf('NotOpen')}
        with={{ ...page, trigger: pdf, onTrigger: setPdf, onEvent }}
      />
    </div>
  );
}
