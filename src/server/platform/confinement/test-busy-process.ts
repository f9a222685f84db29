// Sends one message, then never comes back to its event loop.
process.send?.('busy', () => {
  for (;;);
});
