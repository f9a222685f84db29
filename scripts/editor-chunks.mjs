/**
 * Builds what an editor needs as it opens as a few files. Everything that a panel loaded later needs as well would be a file of
 * its own: sixty of them, and together a sixth larger, since small files compress badly.
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
              rolldownOptions: { output: { codeSplitting: { groups: ['editor-page', 'editing', 'editor'].map((file) => fileOf(file)) } } },
            },
          }
        : undefined,
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const editorPage = ids.find((id) => id.endsWith('/pages/editor/editor-page.tsx'));
      const page = reach(this, [editorPage]);
      const starting = (pattern) => ids.filter((id) => pattern.test(id));
      const preview = reach(this, starting(/src\/editor\/preview\/open-preview\.ts$/));
      const editor = reach(this, starting(/src\/editor\/open-editor\.ts$/));
      const elsewhere = reach(this, starting(/src\/app\/entry\.[\w.]+$|-worker\.ts$/), ({ importedIds, dynamicallyImportedIds }) =>
        [...importedIds, ...dynamicallyImportedIds].filter((id) => id !== editorPage && !id.includes('/pages/dev/')),
      );
      for (const id of page.union(preview).union(editor))
        if (!elsewhere.has(id)) files.set(id, page.has(id) ? 'editor-page' : preview.has(id) ? 'editing' : 'editor');
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
