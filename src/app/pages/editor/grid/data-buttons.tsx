import { useText } from '#app/client/frame.tsx';
import type { CommandId } from '#editor/commands/command.ts';
import type { TableObject } from '#model/presentation/presentation.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useEditor } from '../editor-context.tsx';

function useCommand(id: CommandId): () => void {
  const { run } = useEditor();
  return () => run(id);
}

/** Opens the data of the chart or table that is selected. */
export function EditDataButton() {
  const text = useText();
  const run = useCommand('editData');
  return (
    <Button tone="outline" size="sm" isWide onClick={run}>
      {text('editorData.edit')}
    </Button>
  );
}

/** Offers a chart to whoever has pasted a table of numbers. */
export function MakeChartButton({ table }: { table: TableObject }) {
  const text = useText();
  const { load } = useEditor();
  const run = useCommand('tableToChart');
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    let isOver = false;
    // Without it there is no offer; the command tells what is wrong.
    void load.grid().then(
      (tools) => !isOver && setOffered(tools.canBecomeChart(table)),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [load, table]);
  if (!isOffered) return null;
  return (
    <Button tone="outline" size="sm" isWide onClick={run}>
      {text('editorData.makeChart')}
    </Button>
  );
}
