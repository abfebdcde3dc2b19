import { zodResolver } from '@hookform/resolvers/zod';
import { useDocumentTitle } from '@platform/mfe-kit';
import { FORM_ELEMENT_WIDTHS, FormElements, type FormElementWidth } from '@platform/mfe-kit/form-elements';
import { Button, Note, PageHead, Row, Segmented, Sheet, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { type FormBookForm, type FormBookValues, formBookSchema, NOTHING } from './form-book.schema.ts';
import { formBookElements } from './form-book-elements.ts';

const WIDTH_WORDS: Readonly<Record<FormElementWidth, string>> = { full: 'Full', half: 'Half', third: 'Third' };

const widthOf = (text: string | null): FormElementWidth =>
  FORM_ELEMENT_WIDTHS.find((width) => width === text) ?? 'half';

/** URL: /internal/forms. Super administrators try every element that forms are made of. */
export function FormBookRoute() {
  useDocumentTitle('Form elements');
  return (
    <>
      <PageHead
        title="Form elements"
        summary="Every element that forms are made of, with its mask and its rule. Nothing is sent or kept."
      />
      <FormBook />
    </>
  );
}

function FormBook() {
  const [params, setParams] = useSearchParams();
  const width = widthOf(params.get('width'));
  const [checked, setChecked] = useState<FormBookValues | null>(null);
  const form = useForm<FormBookForm, unknown, FormBookValues>({
    resolver: zodResolver(formBookSchema),
    mode: 'onTouched',
    defaultValues: NOTHING,
  });
  return (
    <Stack gap={20}>
      <Segmented
        label="Width"
        value={width}
        onChange={(next) => setParams({ width: next }, { replace: true })}
        options={FORM_ELEMENT_WIDTHS.map((value) => ({ value, label: WIDTH_WORDS[value] }))}
      />
      <form onSubmit={form.handleSubmit(setChecked, () => setChecked(null))} aria-label="Form elements" noValidate>
        <Stack gap={20}>
          <Sheet>
            <FormElements control={form.control} elements={formBookElements(width)} />
          </Sheet>
          <Row gap={8}>
            <Button primary type="submit">
              Check the form
            </Button>
            <Button
              onClick={() => {
                form.reset(NOTHING);
                setChecked(null);
              }}
            >
              Clear
            </Button>
          </Row>
        </Stack>
      </form>
      {checked && <Checked values={checked} />}
    </Stack>
  );
}

/** What a form like this would send. */
function Checked({ values }: { values: FormBookValues }) {
  return (
    <Sheet title="What would be sent">
      <Stack gap={12}>
        <Note tone="positive">Every field is right. Money is in cents, dates are days, phone numbers are digits.</Note>
        <pre>{JSON.stringify(values, null, 2)}</pre>
      </Stack>
    </Sheet>
  );
}
