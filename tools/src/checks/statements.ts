import ts from 'typescript';

/** Arrays, commas and conditions used in place of statements, and casts other than `as const`: the line and the kind of each. */
export function findDisguised(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const note = (node: ts.Node, what: string) => {
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${what}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node) && standsForStatements(node)) note(node, 'an array as statements');
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken) note(node, 'a comma');
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') note(node, 'a cast');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The handlers that are called for their effect: their answer is not read. */
const handler = /^on[A-Z]|^handle[A-Z]/;

function standsForStatements(array: ts.ArrayLiteralExpression): boolean {
  const { parent } = array;
  if (ts.isExpressionStatement(parent)) return true;
  if (ts.isCallExpression(parent)) return false;
  const calls = array.elements.filter((element) => ts.isCallExpression(element));
  if (calls.length > 0 && isCounted(parent)) return true;
  if (calls.length < 2 || calls.length < array.elements.length) return false;
  const callee = (call: ts.Expression) => (ts.isCallExpression(call) ? call.expression.getText() : '');
  return calls.some((call) => /^(set[A-Z]|console\.)|\.preventDefault$/.test(callee(call))) || isHandler(parent);
}

/** `[open()].length`: the call is made, its answer never read. */
function isCounted(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'length';
}

function isHandler(node: ts.Node): boolean {
  if (!ts.isArrowFunction(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return handler.test(parent.name.getText());
  return ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent) && handler.test(parent.parent.name.getText());
}
