/** Data inside a document: a `<` in a string would let `</script>` end it early. */
export const embedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
