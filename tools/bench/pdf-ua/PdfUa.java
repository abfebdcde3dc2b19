import java.io.File;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.LogManager;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Checks files against PDF/UA-1 with veraPDF; prints one line a file, its name, a tab and what fails, nothing where nothing does. */
public final class PdfUa {
  public static void main(String[] names) throws Exception {
    LogManager.getLogManager().reset();
    VeraGreenfieldFoundryProvider.initialise();
    for (String name : names) {
      try (PDFAParser parser = Foundries.defaultInstance().createParser(new File(name), PDFAFlavour.PDFUA_1)) {
        ValidationResult result =
            Foundries.defaultInstance().createValidator(PDFAFlavour.PDFUA_1, false).validate(parser);
        System.out.println(name + "\t" + String.join("; ", failuresOf(result).values()));
      }
    }
  }

  /** Each rule once, with how often it fails and what is said of its first place. */
  private static Map<String, String> failuresOf(ValidationResult result) {
    Map<String, String> failures = new TreeMap<>();
    for (TestAssertion assertion : result.getTestAssertions()) {
      if (assertion.getStatus() != TestAssertion.Status.FAILED) continue;
      String rule = assertion.getRuleId().getClause() + " test " + assertion.getRuleId().getTestNumber();
      int times = result.getFailedChecks().getOrDefault(assertion.getRuleId(), 1);
      failures.putIfAbsent(
          rule,
          rule + ", " + times + " times: " + assertion.getMessage() + " at " + assertion.getLocation().getContext());
    }
    if (failures.isEmpty() && !result.isCompliant()) failures.put("", "not compliant");
    return failures;
  }
}
