import { boxesOf, drag, fit, screen } from '../boxes.ts';

const wanted = new URLSearchParams(location.search);
const boxes = boxesOf(Number(wanted.get('objects')));
const dragged = boxes[Math.floor(boxes.length / 2)];
const { zoom } = fit(boxes);
const host = document.querySelector('main');

/** With what is dragged on a layer of its own, as its documentation says. */
async function openKonva() {
  const { default: Konva } = await import('konva');
  const stage = new Konva.Stage({ container: host, ...screen, scaleX: zoom, scaleY: zoom });
  const [layer, above] = [new Konva.Layer({ listening: false }), new Konva.Layer({ listening: false })];
  stage.add(layer, above);
  let picked;
  for (const { isText, words, ...box } of boxes) {
    const shape = isText ? new Konva.Text({ ...box, text: words, fontSize: 40 }) : new Konva.Rect({ ...box, fill: '#4a7' });
    (box.id === dragged.id ? above : layer).add(shape);
    if (box.id === dragged.id) picked = shape;
  }
  stage.draw();
  return (x, y) => {
    picked.position({ x: dragged.x + x, y: dragged.y + y });
    above.batchDraw();
  };
}

async function openTldraw() {
  const [{ createElement }, { createRoot }, { createShapeId, Tldraw, toRichText }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('tldraw'),
    import('tldraw/tldraw.css'),
  ]);
  const editor = await new Promise((resolve) => createRoot(host).render(createElement(Tldraw, { onMount: resolve })));
  editor.user.updateUserPreferences({ animationSpeed: 0 });
  editor.createShapes(
    boxes.map(({ id, isText, words, x, y, width, height }) =>
      isText
        ? { id: createShapeId(id), type: 'text', x, y, props: { richText: toRichText(words), size: 'xl' } }
        : { id: createShapeId(id), type: 'geo', x, y, props: { geo: 'rectangle', w: width, h: height, fill: 'solid' } },
    ),
  );
  editor.setCamera({ x: 0, y: 0, z: zoom }, { immediate: true, force: true });
  const shape = editor.getShape(createShapeId(dragged.id));
  return (x, y) => editor.updateShape({ id: shape.id, type: shape.type, x: dragged.x + x, y: dragged.y + y });
}

async function openExcalidraw() {
  const [{ createElement }, { createRoot }, { convertToExcalidrawElements, Excalidraw }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('@excalidraw/excalidraw'),
    import('@excalidraw/excalidraw/index.css'),
  ]);
  const api = await new Promise((resolve) => createRoot(host).render(createElement(Excalidraw, { excalidrawAPI: resolve })));
  let elements = convertToExcalidrawElements(
    boxes.map(({ id, isText, words, x, y, width, height }) =>
      isText
        ? { id, type: 'text', x, y, text: words, fontSize: 40 }
        : { id, type: 'rectangle', x, y, width, height, backgroundColor: '#44aa77', fillStyle: 'solid' },
    ),
    { regenerateIds: false },
  );
  api.updateScene({ elements, appState: { zoom: { value: Math.max(0.1, zoom) }, scrollX: 0, scrollY: 0 } });
  const index = elements.findIndex(({ id }) => id === dragged.id);
  return (x, y) => {
    const before = elements[index];
    elements = elements.with(index, {
      ...before,
      x: dragged.x + x,
      y: dragged.y + y,
      version: before.version + 1,
      versionNonce: before.versionNonce + 1,
    });
    api.updateScene({ elements });
  };
}

const openers = { konva: openKonva, tldraw: openTldraw, excalidraw: openExcalidraw };
globalThis.ready = openers[wanted.get('kind')]().then((move) => ({ lifting: 0, drag: () => drag(move), change: async () => [] }));
