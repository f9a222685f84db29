/**
 * Builds what an editor needs as it opens as a few files. Everything that something else needs as well would be a file of its own:
 * sixty of them, together a tenth larger, since small files compress badly, and fetched six at a time.
 */
export function editorChunks() {
  /** The name of its file, for each module. */
  const files = new Map();
  const fileOf = (name) => ({ name, test: (id) => files.get(id) === name, includeDependenciesRecursively: false });
  return {
    name: 'editor-chunks',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: { output: { codeSplitting: { groups: ['editor-page', 'editor', 'controls', 'changing'].map(fileOf) } } },
            },
          }
        : undefined,
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const starting = (pattern) => ids.filter((id) => pattern.test(id));
      const [editorPage] = starting(/\/pages\/editor\/editor-page\.tsx$/);
      const page = reach(this, [editorPage]);
      const editor = reach(this, starting(/src\/editor\/open-editor\.ts$/));
      const elsewhere = reach(this, starting(/src\/app\/entry\.[\w.]+$|-worker\.ts$/), ({ importedIds, dynamicallyImportedIds }) =>
        [...importedIds, ...dynamicallyImportedIds].filter((id) => id !== editorPage && !id.includes('/pages/dev/')),
      );
      // What most visitors load stays as small as it is.
      const usual = reach(
        this,
        starting(
          /src\/app\/entry\.[\w.]+$|-worker\.ts$|\/(?:landing|view)-page\.tsx$|src\/viewer\/(?!surface\/editing\/).*\.tsx?$|rich-forms\.ts$/,
        ),
      );
      for (const id of page.union(editor)) {
        if (usual.has(id)) continue;
        if (!elsewhere.has(id)) files.set(id, page.has(id) ? 'editor-page' : 'editor');
        else if (id.includes('/src/')) files.set(id, id.includes('/src/app/') ? 'controls' : 'changing');
      }
    },
  };
}

/** These, and everything they import: statically, if nothing else is said. */
function reach(graph, entries, importsOf = ({ importedIds }) => importedIds) {
  const found = new Set();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = found.has(id) ? undefined : graph.getModuleInfo(id);
    found.add(id);
    if (module) waiting.push(...importsOf(module));
  }
  return found;
}
